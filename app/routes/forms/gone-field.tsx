import { textIn, textsIn } from '~/components/form/form-state'
import { Notice } from '~/components/ui/notice'
import { builderMessages as say } from '~/messages/builder'

/** Somebody deleted the field meanwhile: what was typed into it, to be taken along. */
export const GoneField = ({ typed }: { typed: Record<string, unknown> }) => (
  <div className="p-(--edge)">
    <Notice tone="warning" role="alert" title={say.goneTitle}>
      {say.gone}
    </Notice>
    <p className="mt-3 break-words whitespace-pre-wrap">
      {[textIn(typed, 'label'), textIn(typed, 'description'), ...textsIn(typed, 'options')]
        .filter(Boolean)
        .join('\n')}
    </p>
  </div>
)
