import { ButtonLink } from '~/components/ui/button'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { pageMessages as say } from '~/messages/pages'

/** A guest has one page; more need an account. */
export function SignUpForPages({ closeTo, projectId }: { closeTo: string; projectId: string }) {
  const back = encodeURIComponent(`/projects/${projectId}/pages/new`)
  return (
    <Dialog title={say.signUpTitle} closeTo={closeTo}>
      <p className="text-n600">{say.signUpText}</p>
      <DialogActions>
        <ButtonLink to={`/login?redirectTo=${back}`}>Log in</ButtonLink>
        <ButtonLink to={`/signup?redirectTo=${back}`} look="primary">
          Sign up
        </ButtonLink>
      </DialogActions>
    </Dialog>
  )
}
