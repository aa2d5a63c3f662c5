import { ActionForm } from '~/components/form/action-form'
import { SubmitButton } from '~/components/form/submit-button'
import { ButtonLink } from '~/components/ui/button'
import { Menu, MenuLink } from '~/components/ui/menu'
import { useHydrated } from '~/components/ui/use-hydrated'
import type { ListedLogin } from '~/features/vault/list-logins.server'
import { vaultMessages as say } from '~/messages/vault'
import { loginsPath } from '~/routes/profiles/addresses'
import { deleteLoginPath, loginPath } from './addresses'

/** Reveal and hide, copy where script can, and what may be done with a login. */
export function LoginActions({
  profile,
  login: { id, label },
  open,
  mayChange,
  isShown,
}: {
  profile: string
  login: ListedLogin
  /** Whether the vault can be opened at all. */
  open: boolean
  mayChange: boolean
  isShown: boolean
}) {
  // Browsers copy only where the connection is secure.
  const copies = useHydrated() && navigator.clipboard !== undefined
  const path = loginsPath(profile)
  return (
    <div className="vault-acts">
      {isShown ? (
        <ButtonLink to={path} replace aria-label={say.hideOf(label)} preventScrollReset>
          {say.hide}
        </ButtonLink>
      ) : (
        open && (
          <ActionForm action={path} replace preventScrollReset className="vault-reveal">
            <input type="hidden" name="login" value={id} />
            <SubmitButton
              look="secondary"
              icon="eye"
              busyLabel=""
              name="how"
              value="show"
              aria-label={say.revealOf(label)}
            >
              {say.reveal}
            </SubmitButton>
            {copies && (
              <SubmitButton
                look="quiet"
                icon="copy"
                busyLabel=""
                className="btn-icon"
                name="how"
                value="copy"
                aria-label={say.copyOf(label)}
                title={say.copy}
              />
            )}
          </ActionForm>
        )
      )}
      {mayChange && (
        <Menu end icon="more" look="quiet" label={say.actions(label)}>
          <MenuLink to={loginPath(profile, id)} icon="pencil" preventScrollReset>
            {say.edit}
          </MenuLink>
          <MenuLink to={deleteLoginPath(profile, id)} icon="trash" danger preventScrollReset>
            {say.delete}
          </MenuLink>
        </Menu>
      )}
    </div>
  )
}
