import { goneAnswerMessages as say } from '~/messages/gone-answers'
import type { GoneAnswer } from '~/shared/gone-answer'
import { Notice } from '../ui/notice'

/**
 * Shows answers whose questions are not in the form any more. They stay fields of it, so that a draft
 * that is saved meanwhile keeps them.
 */
export function GoneAnswers({ answers }: { answers: readonly GoneAnswer[] }) {
  if (answers.length === 0) return null
  return (
    <Notice tone="warning" title={say.title(answers.length)}>
      <p>{say.lead}</p>
      <dl>
        {answers.map(({ name, label, values, files }) => (
          <div key={name} className="mt-2">
            <dt className="font-medium wrap-anywhere">{label}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">
              {[...values, ...files].join('\n')}
              {values.map((value, index) => (
                <input key={index} type="hidden" name={name} value={value} />
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Notice>
  )
}
