import { ErrorSummary } from '~/components/form/error-summary'
import { Notice } from '~/components/ui/notice'
import { useHydrated } from '~/components/ui/use-hydrated'
import { isRowPart } from '~/features/profiles/parts'
import { partTexts, rowWaits } from '~/messages/profiles'
import { rowId } from './rows-row'
import type { PartAnswer } from './use-part'

/**
 * Without script the page begins at its top: what is wrong further down, or waits for its save, is led to
 * from there.
 */
export function WrongRows({ answer }: { answer: PartAnswer }) {
  const scripted = useHydrated()
  const part = String(answer.result?.initialValue?.part ?? '')
  if (scripted || !isRowPart(part)) return null
  if (answer.gone) {
    return (
      <Notice>
        <a className="link" href={`#${part}`}>
          {rowWaits(answer.gone, partTexts[part].save)}
        </a>
      </Notice>
    )
  }
  const errors = Object.entries(answer.result?.error ?? {}).flatMap(([name, found]) => {
    const index = /^entries\[(\d+)\]$/.exec(name)?.[1]
    const error = found?.[0]
    if (!error) return []
    const label =
      index === undefined ? partTexts[part].title : `${partTexts[part].row} ${Number(index) + 1}`
    return [{ name, label, error, id: index === undefined ? part : rowId(part, Number(index)) }]
  })
  return <ErrorSummary errors={errors} focus={false} />
}
