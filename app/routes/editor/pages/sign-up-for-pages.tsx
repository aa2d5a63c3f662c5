import { ButtonLink } from '~/components/ui/button'
import { Dialog, DialogActions } from '~/components/ui/dialog'
import { pathTo } from '~/map/path-to'
import { controlWords } from '~/messages/controls'
import { pageMessages as say } from '~/messages/pages'

/** A guest has one page; more need an account. */
export function SignUpForPages({ closeTo, projectId }: { closeTo: string; projectId: string }) {
  const back = encodeURIComponent(pathTo('/projects/:id/pages/new', { id: projectId }))
  return (
    <Dialog title={say.signUpTitle} closeTo={closeTo}>
      <p className="text-n600">{say.signUpText}</p>
      <DialogActions>
        <ButtonLink to={`/login?redirectTo=${back}`}>{controlWords.logIn}</ButtonLink>
        <ButtonLink to={`/signup?redirectTo=${back}`} look="primary">
          {say.signUp}
        </ButtonLink>
      </DialogActions>
    </Dialog>
  )
}
