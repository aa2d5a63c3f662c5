import { againstPuck } from './against-puck'
import { atTheirCaps } from './at-their-caps'
import { attacked } from './attacked'
import type { Measure } from './bench'
import { editor } from './editor'
import { editorBrowser } from './editor-browser'
import { gallery } from './gallery'
import { hostile } from './hostile-pictures'
import { list } from './list'
import { live } from './live'
import { longPage } from './long-page'
import { million } from './million'
import { orders } from './orders'
import { pages } from './pages'
import { panels } from './panels'
import { pdf } from './pdf'
import { requests } from './requests'
import { signIns } from './sign-ins'
import { statistics } from './statistics'
import { websites } from './websites'

/** Everything that is measured on the running server, in this order. */
export const measures: Record<string, Measure> = {
  // First: how much memory an attack takes is seen on a server that holds nothing else yet.
  attacked,
  'at-their-caps': atTheirCaps,
  pages,
  editor,
  'editor-browser': editorBrowser,
  puck: againstPuck,
  gallery,
  list,
  'sign-ins': signIns,
  panels,
  pdf,
  websites,
  live,
  'long-page': longPage,
  lists: million,
  requests,
  orders,
  statistics,
  'hostile-pictures': hostile,
}
