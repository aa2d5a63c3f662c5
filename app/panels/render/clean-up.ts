import { dropUnused } from './drop-unused'
import { masksToClips } from './masks-to-clips'
import { patternsToGradients } from './patterns-to-gradients'
import { hash, scopeIds } from './scope-ids'
import { shortenNumbers } from './shorten-numbers'
import { trimShadows } from './trim-shadows'
import { unpackImages } from './unpack-images'

type CleanUpOptions = {
  /** Data URIs of images that must stay images. */
  keepImages: readonly string[]
}

/** Makes the layout engine's output small, quick to draw and safe to embed. The order matters. */
export function cleanUp(raw: string, { keepImages }: CleanUpOptions): string {
  const unpacked = unpackImages(raw, keepImages)
  const painted = patternsToGradients(masksToClips(unpacked))
  const drawn = shortenNumbers(dropUnused(trimShadows(painted)))
  return scopeIds(drawn, `p${hash(drawn)}-`)
}
