import { useParams } from '@remix-run/react'
import { Dialog } from '~/components/ui/dialog'
import { gallery } from '~/messages/gallery'

/** A drawer with an address, of each width. */
export default function SampleDrawer() {
  const asked = Number(useParams().width)
  const width = asked === 250 || asked === 300 ? asked : 450
  return (
    <Dialog
      title={`Drawer, ${width}`}
      closeTo="/test"
      side={{ edge: width === 450 ? 'right' : 'left', width }}
    >
      <p className="text-n600">{gallery.dialogText}</p>
    </Dialog>
  )
}
