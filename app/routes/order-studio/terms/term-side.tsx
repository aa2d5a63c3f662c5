import { Link } from '@remix-run/react'
import { ActionForm } from '~/components/form/action-form'
import { SubmitButton } from '~/components/form/submit-button'
import { ButtonLink } from '~/components/ui/button'
import { Tag } from '~/components/ui/tag'
import { Time } from '~/components/ui/time'
import { PublishMark } from '~/components/work/publish-mark'
import type { ListedTerm, versionsOfTerm } from '~/features/order-terms/list-terms.server'
import { pathTo } from '~/map/path-to'
import { controlWords } from '~/messages/controls'
import { termMessages as say } from '~/messages/order-studio'
import { displayName } from '~/messages/users'
import { termPath } from '../addresses'

/** One of the terms: what can be done with it, and its versions. */
export function TermSide({
  term: { id, name, state, number },
  forms,
  versions,
  back,
}: {
  term: ListedTerm
  forms: number
  versions: ReturnType<typeof versionsOfTerm>
  /** The list; on a phone it is not beside. */
  back: string
}) {
  const path = termPath(id)
  return (
    <aside className="terms-side" aria-label={name}>
      <section className="grid gap-3 border-n200 border-b p-5">
        <ButtonLink to={back} look="quiet" icon="arrow-left" className="terms-back">
          {say.title}
        </ButtonLink>
        <div className="flex items-start justify-between gap-3">
          <h2 className="wrap-anywhere font-semibold">{name}</h2>
          <PublishMark state={state} />
        </div>
        <p className="muted">
          {(state === 'published' ? say.shownOn : say.hiddenOn)(forms, number + 1)}
        </p>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={path} icon="pencil">
            {say.change}
          </ButtonLink>
          <ActionForm action={`${path}/publish`} preventScrollReset>
            <SubmitButton
              look="secondary"
              name="published"
              value={state === 'published' ? 'off' : 'on'}
            >
              {state === 'published' ? say.unpublish : say.publish}
            </SubmitButton>
          </ActionForm>
          <ButtonLink to={`${path}/delete`} look="quiet-danger" icon="trash">
            {controlWords.delete}
          </ButtonLink>
        </div>
      </section>
      <section className="p-5">
        <h3 className="font-semibold">{say.versions}</h3>
        <ol className="term-versions">
          {versions.map((version, index) => (
            <li key={version.id}>
              <span>
                <Link
                  to={pathTo('/orders/order-terms/:term/versions/:number', {
                    term: id,
                    number: `${version.number}`,
                  })}
                  className="font-medium text-secondary"
                >
                  {say.version(version.number)}
                </Link>{' '}
                {index === 0 && <Tag tone="success">{say.current}</Tag>}
                <span className="muted block">
                  <Time at={version.createdAt} />, {displayName(version.by)}
                </span>
              </span>
              <span className="muted">{say.acceptedBy(version.orders)}</span>
            </li>
          ))}
        </ol>
      </section>
    </aside>
  )
}
