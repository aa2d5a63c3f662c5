import { ActionForm } from '~/components/form/action-form'
import { SubmitButton } from '~/components/form/submit-button'
import { Icon } from '~/components/ui/icon'
import { Time } from '~/components/ui/time'
import type { ListedMembers } from '~/features/profiles/list-members.server'
import { busyWords } from '~/messages/controls'
import { memberMessages as say } from '~/messages/profiles'

/** Somebody who is invited and has not answered: mailed once more, or taken back. */
export const InvitedRow = ({ invite }: { invite: ListedMembers['invites'][number] }) => (
  <li className="members-row">
    <span className="members-mail">
      <Icon name="mail" />
    </span>
    <span className="members-who">
      <span className="truncate-line block font-medium">{invite.email}</span>
      <span className="muted block">
        {say.invitedOn} <Time at={invite.at} />, {say.notAnswered}
      </span>
    </span>
    <ActionForm className="members-acts" preventScrollReset>
      <input type="hidden" name="invite" value={invite.id} />
      <SubmitButton
        look="secondary"
        name="part"
        value="again"
        busyLabel={busyWords.sending}
        aria-label={say.againTo(invite.email)}
      >
        {say.again}
      </SubmitButton>
      <SubmitButton
        look="quiet-danger"
        name="part"
        value="withdraw"
        busyLabel={busyWords.withdrawing}
        aria-label={say.withdrawOf(invite.email)}
      >
        {say.withdraw}
      </SubmitButton>
    </ActionForm>
  </li>
)
