import type { StoryId } from '~/panels/stories/ids'
import { describeWords, fieldsOf, listsOf, type OwnWord, type OwnWords } from '~/panels/words'
import { limits } from '~/permissions/limits'

const textsOf = (panelId: string, story: StoryId | null) =>
  fieldsOf(describeWords(panelId, story)).filter(
    ({ kind }) => kind === 'line' || kind === 'paragraph',
  )

const says =
  (text: (i: number) => string) =>
  (panelId: string, story: StoryId | null): OwnWords =>
    Object.fromEntries(textsOf(panelId, story).map(({ path }, i) => [path, text(i)]))

/** Every third list or so of a panel, as many rows as fit within the limits. */
const rows =
  (change: (path: string, ids: string[]) => [string, OwnWord][]) =>
  (panelId: string, story: StoryId | null): OwnWords =>
    Object.fromEntries(
      listsOf(describeWords(panelId, story))
        .flatMap(({ path, rows }) =>
          change(
            path,
            rows.map(({ id }) => id),
          ),
        )
        .slice(0, limits.ownWordsOfSection),
    )

/** Own words that nobody would write and everybody may. */
export const strangeWords: Record<string, (panelId: string, story: StoryId | null) => OwnWords> = {
  none: says(() => ''),
  'one letter': says(() => 'i'),
  'five thousand letters': says((i) =>
    i % 9 === 0 && i < 45 ? 'Word and more '.repeat(357) : 'Words',
  ),
  'one long word': says((i) => (i < 5 ? 'W'.repeat(limits.lettersOfOwnWord) : 'x')),
  emoji: says(() => '👩‍👩‍👧‍👦🏳️‍🌈🎉 ok ☕️'),
  'right to left': says(() => 'مرحبا بالعالم 123 שלום'),
  'other letters': says(() => '価格表 ราคา Ελλάδα Ţară e\u0301'),
  signs: says(() => '<b>&amp;</b> "quotes" {x} %s \\ $[y]\n\nnext'),
  'sixty rows': rows((path, [first]) =>
    Array.from({ length: 60 }, (_, i) => [
      `${path}/k${i}#row`,
      { at: 99 + i, like: first ?? 'd0' },
    ]),
  ),
  'no rows': rows((path, ids) => ids.map((id) => [`${path}/${id}#row`, { gone: true }])),
  'one row': rows((path, ids) => ids.slice(1).map((id) => [`${path}/${id}#row`, { gone: true }])),
  'rows turned round': rows((path, ids) => ids.map((id, i) => [`${path}/${id}#row`, { at: -i }])),
}
