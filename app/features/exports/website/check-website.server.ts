import { usedPictures } from '~/features/panels/own-pictures.server'
import { findWords } from '~/features/panels/own-words.server'
import { onceEach } from '~/features/sections/once-each.server'
import type { SectionView } from '~/features/sections/page-document.server'
import { choiceName } from '~/messages/section-words'
import { legalNames } from '~/panels/facts/legal-names'
import { unsaidIn } from '~/panels/unsaid-words'
import { describeWords, type OwnWords, shownFieldsOf, type WordField } from '~/panels/words'
import { limits } from '~/permissions/limits'
import { keyedHash } from '~/platform/ids.server'
import { truncate } from '~/shared/truncate'
import { type ClaimKind, claimKinds, claimOf, hasFields, mustReplace } from './claims'
import type { Website, WebsitePage } from './read-website.server'

/** A claim of the example; words without a link, fields that send nothing, an uploaded panel, a photo without a description. */
export type FindingKind = ClaimKind | 'nowhere' | 'fields' | 'uploaded' | 'undescribed'

/** `words` are the first that were found, `more` how many others there are. */
export type Finding = {
  kind: FindingKind
  words: string[]
  more: number
  mustReplace?: boolean
}
/** What a section claims, to be confirmed; null for nothing. The key names the section and its claims. */
type ToConfirm = { key: string; isConfirmed: boolean } | null
/** A section with findings; `hasWords` is false where its panel was uploaded: its words are part of the picture. */
type CheckedSection = {
  id: string
  name: string
  hasWords: boolean
  findings: Finding[]
  /** Path of the first word that has to be replaced, or else confirmed. */
  field: string | null
  toConfirm: ToConfirm
}
type CheckedPage = { id: string; name: string; isEmpty: boolean; sections: CheckedSection[] }

export type WebsiteCheck = {
  pages: CheckedPage[]
  /** Sections beyond those that are listed. */
  more: number
  /** Whether anything must be replaced; while it is there, no website is made. */
  mustReplace: boolean
  /** What has to be confirmed, of all sections, also those that are not listed. */
  claims: NonNullable<ToConfirm>[]
  /** Another one as soon as anything else has to be confirmed. */
  claimsKey: string
  /** Pages that many countries want and that are not there. */
  missing: ('imprint' | 'privacy')[]
}

const mostWords = 4
const lettersOfWord = 60

/**
 * Lists what its owner looks over before a website is taken home. Other requests are answered meanwhile.
 *
 * @param left when nobody waits for the list
 */
export async function checkWebsite(site: Website, left?: AbortSignal): Promise<WebsiteCheck> {
  const names = new Set(
    [...site.pages.map(({ name }) => name), site.name, site.brand.name].map(low),
  )
  const known = new Map<string, Judged>()
  const once = onceEach(left)
  const pages: CheckedPage[] = []
  const claims: WebsiteCheck['claims'] = []
  let sections = 0
  let mustReplaceAny = false
  for (const page of site.pages) {
    const found: CheckedSection[] = []
    for await (const section of once(page.sections)) {
      const { findings, field, claimed } = judgeOnce(site, section, names, known)
      if (findings.length === 0) continue
      const toConfirm = claimed === null ? null : toConfirmOf(section, claimed)
      if (toConfirm) claims.push(toConfirm)
      mustReplaceAny ||= findings.some((one) => one.mustReplace)
      sections += 1
      if (sections > limits.findingsShown) continue
      const { name, builtIn: hasWords } = section.panel
      found.push({ id: section.id, name, hasWords, findings, field, toConfirm })
    }
    const { id, name } = page
    const isEmpty = isWithoutBody(page)
    if (isEmpty || found.length > 0) pages.push({ id, name, isEmpty, sections: found })
  }
  return {
    pages: pages.slice(0, limits.findingsShown),
    more: Math.max(0, sections - limits.findingsShown),
    mustReplace: mustReplaceAny,
    claims,
    claimsKey: claimsHash(site.projectId, claims.map(({ key }) => key).join()),
    missing: missingOf(site),
  }
}

const low = (text: string) => text.trim().toLowerCase()

const isWithoutBody = ({ sections }: WebsitePage) => !sections.some(({ type }) => type === 'body')

/** Of one project: a copy of a website is confirmed anew. */
const claimsHash = (projectId: string, claims: string) =>
  keyedHash('claims', `${projectId} ${claims}`).slice(0, 16)

const toConfirmOf = ({ id, confirmedClaims }: SectionView, claimed: string) => ({
  key: `${id} ${claimed}`,
  isConfirmed: confirmedClaims === claimed,
})

/** @param claimed hash of what has to be confirmed; null for nothing */
type Judged = { findings: Finding[]; field: string | null; claimed: string | null }

function judgeOnce(
  { brand, projectId }: Website,
  { panelId, panel, words, orientation }: SectionView,
  names: ReadonlySet<string>,
  known: Map<string, Judged>,
): Judged {
  if (!panel.builtIn) {
    const picture = { kind: 'uploaded', words: [panel.name], more: 0 } as const
    return { findings: [{ ...picture, words: [...picture.words] }], field: null, claimed: null }
  }
  const key = `${panelId} ${orientation} ${words}`
  const earlier = known.get(key)
  if (earlier) return earlier
  const own = words ? findWords(words)?.words : undefined
  const { story, facts } = brand
  const described = describeWords(panelId, story, own, undefined, facts)
  const section = { panelId, orientation, story, words: own ?? {}, facts }
  const unsaid = unsaidIn(described.parts, section)
  const fields = shownFieldsOf(described).filter(({ path }) => !unsaid.has(path))
  const findings = [...judge(panelId, fields, names), ...finding('undescribed', undescribed(own))]
  const open = openFields(fields)
  const claims = open.filter((field) => !mustReplace(field, panelId) && claimOf(field, panelId))
  const said = claims.map(({ path, value }) => `${path} ${value}`)
  const claimed = said.length > 0 ? claimsHash(projectId, said.join('\n')) : null
  const field = (open.find((one) => mustReplace(one, panelId)) ?? claims[0])?.path ?? null
  const judged = { findings, field, claimed }
  known.set(key, judged)
  return judged
}

/** Own pictures that nothing says what they show. */
const undescribed = (own: OwnWords | undefined) =>
  Object.values(usedPictures(own)).flatMap(({ alt, picture }) =>
    (alt ?? picture.alt) === '' ? picture.name : [],
  )

/** Those that still say what the example says. */
const openFields = (fields: readonly WordField[]) =>
  fields.filter(({ kind, source }) => kind !== 'picture' && source !== 'own' && source !== 'fact')

function judge(
  panelId: string,
  fields: readonly WordField[],
  names: ReadonlySet<string>,
): Finding[] {
  const open = openFields(fields)
  const [refused, others] = [new Map<ClaimKind, string[]>(), new Map<ClaimKind, string[]>()]
  for (const field of open) {
    const kind = mustReplace(field, panelId)
    const claim = kind ?? claimOf(field, panelId)
    const of = kind ? refused : others
    if (claim) of.set(claim, [...(of.get(claim) ?? []), wordOf(field)])
  }
  const claims = claimKinds.flatMap((kind) => [
    ...finding(kind, refused.get(kind) ?? []).map((one) => ({ ...one, mustReplace: true })),
    ...finding(kind, others.get(kind) ?? []),
  ])
  const words = new Map(fields.map((field) => [field.path, field]))
  const led = fields.flatMap((field) => {
    if (field.kind !== 'link' || field.value !== '' || field.leadsByItself) return []
    const { value = '', source } = words.get(field.path.slice(0, -'#link'.length)) ?? {}
    // An address or hours of the business lead nowhere, and need not.
    return value === '' || source === 'fact' || names.has(low(value)) ? [] : [value]
  })
  // Drawn without the address of the business there, they are no links.
  const networks = open.filter(({ fact, kind }) => fact === 'socials' && kind === 'choice')
  const inFields = hasFields(fields.map(({ path }) => path))
  return [
    ...claims,
    ...finding('nowhere', [...led, ...networks.map(wordOf)]),
    ...(inFields ? [{ kind: 'fields', words: [], more: 0 } as const] : []),
  ].map((one) => ({ ...one, words: [...one.words] }))
}

const wordOf = ({ kind, value }: WordField) => (kind === 'choice' ? choiceName(value) : value)

const isLong = (word: string) => word.length > 15

function finding(kind: FindingKind, all: readonly string[]): Finding[] {
  // A sentence says more of a review than the 5 before it.
  const words = [...new Set(all)].sort((a, b) => Number(isLong(b)) - Number(isLong(a)))
  if (words.length === 0) return []
  const shown = words
    .slice(0, mostWords)
    .map((word) => (word.length > lettersOfWord ? `${truncate(word, lettersOfWord)}…` : word))
  return [{ kind, words: shown, more: words.length - shown.length }]
}

const missingOf = ({ pages }: Website) =>
  (['imprint', 'privacy'] as const).filter(
    (wanted) => !pages.some(({ name, home }) => !home && legalNames[wanted].test(name)),
  )
