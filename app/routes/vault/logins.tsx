import { data as answerWith, type HeadersFunction } from '@remix-run/node'
import { useActionData, useLoaderData, useOutlet } from '@remix-run/react'
import { FormError } from '~/components/form/error-summary'
import type { Answer } from '~/components/form/use-form-answer'
import { ButtonLink } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import { Notice } from '~/components/ui/notice'
import { StudioContact } from '~/components/ui/studio-contact'
import { confirmPassword } from '~/features/accounts/confirm-password.server'
import { listLogins } from '~/features/vault/list-logins.server'
import { revealSchema } from '~/features/vault/login-schema.server'
import { loginToReveal, revealPassword } from '~/features/vault/reveal-password.server'
import { vaultMessages as say, vaultErrors } from '~/messages/vault'
import type { ActArgs } from '~/routes/http/act-args'
import { textField } from '~/routes/http/form.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { loginsPath } from '~/routes/profiles/addresses'
import { ProfileFrame, profileHandle, profileMeta } from '~/routes/profiles/profile-frame'
import { readHead } from '~/routes/profiles/read-head.server'
import { newLoginPath } from './addresses'
import { type Ask, ConfirmReveal } from './confirm-reveal'
import { LoginTable } from './login-table'
import { Receipts } from './receipt-list'
import { type Revealed, shownFor, useRevealed } from './use-revealed'

export const loader = screen(({ actor, user, sessionId, params: { profile: id = '' } }) => ({
  head: readHead(actor, id),
  ...listLogins(actor, id, sessionId),
  self: { name: user?.fullName ?? '', hasPassword: user?.passwordHash != null },
}))

const which = ({ form, params: { profile = '' } }: ActArgs) => ({
  profileId: profile,
  loginId: textField(form, 'login'),
})

/** Codes that ask for a confirmation of identity before revealing. */
const confirmsFirst = new Set(['confirm-first', 'wrong-password', 'too-many-tries', 'busy'])

/**
 * Reveals a password: it is in the answer to this form and nowhere else. Without a fresh confirmation the
 * same screen comes back and asks for it.
 */
export const action = act(
  {
    schema: revealSchema,
    first: (args) => loginToReveal(args.actor, which(args)),
    refused: ({ form, answer, ...args }) => {
      const { code } = answer.data.error ?? {}
      const ownMissing = answer.data.result.error?.currentPassword !== undefined
      if (!ownMissing && !confirmsFirst.has(code ?? '')) return
      const { id, label } = loginToReveal(args.actor, which({ form, ...args }))
      const ask: Ask = {
        login: id,
        label,
        how: textField(form, 'how') === 'copy' ? 'copy' : 'show',
      }
      // The question itself is no error.
      const { result, error } = answer.data
      const said = code === 'confirm-first' ? { error: null } : { result, error }
      return answerWith({ ...said, ask }, answer.init ?? undefined)
    },
  },
  async ({
    actor,
    sessionId,
    value: { currentPassword, how },
    found: { id, profileId, label },
  }) => {
    if (currentPassword !== undefined) {
      await confirmPassword(actor, { sessionId, password: currentPassword })
    }
    const password = revealPassword(actor, { profileId, loginId: id, sessionId })
    const revealed: Revealed = { login: id, label, how, password }
    // Without script the browser itself goes on to the screen that does not show it.
    const Refresh = `${shownFor / 1000}; url=${loginsPath(profileId)}`
    return answerWith({ revealed }, { headers: { Refresh } })
  },
)

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

export { profileHandle as handle }

export const meta = profileMeta('logins')

type RevealAnswer = Answer<never> & { revealed?: Revealed; ask?: Ask }

/** The logins of a company. None shows its password until somebody reveals it. */
export default function Logins() {
  const { head, ...data } = useLoaderData<typeof loader>()
  const answer = useActionData() as RevealAnswer | undefined
  const outlet = useOutlet()
  const shown = useRevealed(head.id, answer?.revealed)
  const { logins, state, studio, mayChange, until, receipts, receiptCount, self } = data
  const ask = answer?.ask
  const open = state === 'open'
  const add = mayChange && open && (
    <ButtonLink to={newLoginPath(head.id)} look="primary" icon="plus" preventScrollReset>
      {say.add}
    </ButtonLink>
  )
  return (
    <ProfileFrame
      head={head}
      view="logins"
      actions={add}
      dialog={outlet ?? (ask && <ConfirmReveal ask={ask} profile={head.id} self={self} />)}
    >
      <div className="vault">
        <div className="vault-main">
          {!ask && <FormError>{answer?.error?.text}</FormError>}
          {!open && (
            <Notice tone="warning" title={say.shut[state]}>
              <StudioContact contact={studio}>{vaultErrors[state] as string}</StudioContact>
            </Notice>
          )}
          {logins.length === 0 ? (
            <EmptyState title={say.none} actions={add}>
              {mayChange ? say.noneLead : say.noneToRead}
            </EmptyState>
          ) : (
            <LoginTable profile={head.id} {...{ logins, open, mayChange, shown, until }} />
          )}
          {(logins.length > 0 || receiptCount > 0) && (
            <Receipts profile={head.id} receipts={receipts} count={receiptCount} />
          )}
        </div>
        <aside className="vault-side">
          <h2 className="font-semibold">{say.howTitle}</h2>
          <p className="muted mt-1">{say.how}</p>
        </aside>
      </div>
    </ProfileFrame>
  )
}
