import type { PanelDefinition } from '../../definition'
import announcement from './announcement'
import centredLogo from './centred-logo'
import megaMenu from './mega-menu'
import overPhoto from './over-photo'
import shopSearch from './shop-search'
import simple from './simple'

export const headerPanels: PanelDefinition[] = [
  announcement,
  simple,
  centredLogo,
  megaMenu,
  shopSearch,
  overPhoto,
]
