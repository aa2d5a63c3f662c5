import { ActionForm } from '~/components/form/action-form'
import { Banner } from '~/components/ui/banner'
import { Button } from '~/components/ui/button'
import { Drawer } from '~/components/ui/drawer'
import { FlashBanner } from '~/components/ui/flash-banner'
import { Alert, Notice } from '~/components/ui/notice'
import { Progress } from '~/components/ui/progress'
import { DialogLink } from '~/components/ui/screen'
import { useToast } from '~/components/ui/toaster'
import { useHydrated } from '~/components/ui/use-hydrated'
import { gallery } from '~/messages/gallery'
import { Part, Row, State } from './part'

const sizes = ['small', 'content', 'medium', 'large', 'full'] as const

/** Controls that open over the page, and messages of the page. */
export function Overlays() {
  const toast = useToast()
  const hydrated = useHydrated()
  return (
    <>
      <Part id="overlays" title="Dialogs and drawers">
        <State name="Dialogs 450, 570, 770, 1200, full" wide>
          <Row>
            {sizes.map((size) => (
              <DialogLink key={size} className="btn btn-secondary" to={`/test/dialog/${size}`}>
                {size}
              </DialogLink>
            ))}
            <DialogLink className="btn btn-secondary" to="/test/dialog/must">
              without a way out
            </DialogLink>
          </Row>
        </State>
        <State name="Please Confirm" wide>
          <Row>
            <DialogLink className="btn btn-quiet-danger" to="/test/confirm?plain=1">
              Delete page
            </DialogLink>
            <DialogLink className="btn btn-quiet-danger" to="/test/confirm">
              Delete project
            </DialogLink>
          </Row>
        </State>
        <State name="Drawers 250, 300, 450" wide>
          <Row>
            {([250, 300, 450] as const).map((width) => (
              <Drawer key={width} label={`Drawer ${width}`} width={width}>
                <p className="p-6">A drawer of {width} px. Its cross closes it.</p>
              </Drawer>
            ))}
            <Drawer label="From the right" width={300} side="right">
              <p className="p-6">A drawer at the right edge.</p>
            </Drawer>
          </Row>
        </State>
      </Part>
      <Part id="messages" title="Messages">
        <State name="Flash: send one" wide>
          <ActionForm action="/test" className="flex flex-wrap gap-2" preventScrollReset>
            <Button name="intent" value="success">
              Success
            </Button>
            <Button name="intent" value="undo">
              With Undo
            </Button>
            <Button name="intent" value="error">
              Error
            </Button>
            {hydrated && (
              <Button type="button" onClick={() => toast({ kind: 'error', text: gallery.error })}>
                From script
              </Button>
            )}
          </ActionForm>
        </State>
        <State name="Flash: looks">
          <div className="grid max-w-dialog-small gap-2">
            <FlashBanner kind="success" text={gallery.success} here="/test" role="group" />
            <FlashBanner
              kind="success"
              text={gallery.removed}
              here="/test"
              press={{ action: '/test', label: 'Undo' }}
              role="group"
            />
            <FlashBanner kind="error" text={gallery.error} here="/test" role="group" />
          </div>
        </State>
        <State name="Notices">
          <div className="grid gap-2">
            <Notice title="Read this first">A remark in the flow of a screen.</Notice>
            <Notice tone="primary">One header and one footer serve every page.</Notice>
            <Notice tone="success">Your password was changed.</Notice>
            <Notice tone="warning" title="Temporary password">
              Choose a new one before you go on.
            </Notice>
            <Alert title="Not sent">The server did not answer. Please try again.</Alert>
          </div>
        </State>
        <State name="Banner" wide>
          <Banner
            actions={
              <DialogLink to="/signup" className="btn btn-primary">
                Sign Up Today
              </DialogLink>
            }
          >
            Keep this page: it belongs to your account once you sign up.
          </Banner>
        </State>
        <State name="Progress: known and unknown">
          <div className="grid gap-3">
            <Progress label="Upload" value={0.4} />
            <Progress label="Waiting" />
          </div>
        </State>
      </Part>
    </>
  )
}
