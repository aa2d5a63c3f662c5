import { ActionForm } from '~/components/form/action-form'
import { Accordion } from '~/components/ui/accordion'
import { Avatar } from '~/components/ui/avatar'
import { Button, ButtonLink, IconLink } from '~/components/ui/button'
import { Icon } from '~/components/ui/icon'
import { photoSrc } from '~/components/ui/photo'
import type { CollaboratorsPanel } from '~/features/collaborators/list-collaborators.server'
import { collaboratorMessages as say } from '~/messages/collaborators'
import { collaboratorPath, onCollaborator, withdrawInvitePath } from '../addresses'

type Panel = NonNullable<CollaboratorsPanel>
type Person = { name: string; avatar: string | null }

/** Collaborators of the project, people who ask to be, and what the viewer may do about it. */
export function CollaboratorsPart({
  projectId,
  pageId,
  owner,
  active,
  pending,
  morePending,
  invites,
  until,
  add,
  remove,
  leave,
}: Panel & {
  projectId: string
  /** The page behind, which is shown again afterwards. */
  pageId: string | null
}) {
  const at = (what: 'accept-all' | 'add' | 'leave') => collaboratorPath(projectId, pageId, what)
  const on = (person: string, what: 'remove' | 'accept' | 'reject') =>
    onCollaborator(projectId, pageId, person, what)
  return (
    <Accordion id="collaborators" title={say.title} extra={active.length || undefined} open>
      <div className="grid gap-3">
        {active.length === 0 && <p className="text-n600">{say.none}</p>}
        {active.length + pending.length + invites.length > 0 && (
          <ul className="people">
            {owner && active.length > 0 && (
              <li>
                <Name {...owner} />
                <span className="muted">{say.owner}</span>
              </li>
            )}
            {active.map((person) => (
              <li key={person.id}>
                <Name {...person} />
                {person.self && <span className="muted">{say.you}</span>}
                {remove && (
                  <IconLink
                    icon="close"
                    label={say.remove(person.name)}
                    to={on(person.id, 'remove')}
                    preventScrollReset
                  />
                )}
              </li>
            ))}
            {pending.map((person) => (
              <li key={person.id}>
                <Name {...person} />
                <span className="muted">{say.asks}</span>
                <ActionForm action={on(person.id, 'accept')} preventScrollReset>
                  <Button
                    look={pending.length === 1 ? 'primary' : 'secondary'}
                    aria-label={say.acceptFrom(person.name)}
                  >
                    {say.accept}
                  </Button>
                  <Button
                    formAction={on(person.id, 'reject')}
                    aria-label={say.rejectFrom(person.name)}
                  >
                    {say.reject}
                  </Button>
                </ActionForm>
              </li>
            ))}
            {invites.map(({ id, email }) => (
              <li key={id}>
                <span className="members-mail">
                  <Icon name="mail" />
                </span>
                <span className="truncate-line" title={email}>
                  {email}
                </span>
                <span className="muted">{say.invited}</span>
                <ActionForm action={withdrawInvitePath(projectId, pageId, id)} preventScrollReset>
                  <Button aria-label={say.withdrawOf(email)}>{say.withdraw}</Button>
                </ActionForm>
              </li>
            ))}
          </ul>
        )}
        {morePending && <p className="muted">{say.more}</p>}
        {pending.length > 0 && (
          <ActionForm action={at('accept-all')} preventScrollReset>
            <input type="hidden" name="until" value={until} />
            <Button icon="check">{say.acceptAll}</Button>
          </ActionForm>
        )}
        {(add || leave) && (
          <div className="flex flex-wrap gap-2">
            {add && (
              <ButtonLink to={at('add')} icon="user-plus" preventScrollReset>
                {say.add}
              </ButtonLink>
            )}
            {leave && (
              <ButtonLink to={at('leave')} look="quiet-danger" icon="logout" preventScrollReset>
                {say.leave}
              </ButtonLink>
            )}
          </div>
        )}
      </div>
    </Accordion>
  )
}

const Name = ({ name, avatar }: Person) => (
  <>
    <Avatar name={name} src={photoSrc(avatar)} size={28} />
    <span className="truncate-line" title={name}>
      {name}
    </span>
  </>
)
