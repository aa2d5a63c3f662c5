import { useSyncExternalStore } from 'react'
import { lazyPart } from '../shell/lazy-part'
import { uploadsWanted } from './uploads-wanted'

const UploadPanel = lazyPart<object>(() =>
  import('./upload-panel').then((m) => ({ default: m.UploadPanel })),
)

/** The place of the upload panel: its script is fetched on the first screen with a file field. */
export function UploadHost() {
  const wanted = useSyncExternalStore(uploadsWanted.subscribe, uploadsWanted.current, () => false)
  return wanted ? <UploadPanel /> : null
}
