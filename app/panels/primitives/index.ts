export { contrast, labelOn } from '../color/contrast'
export { alpha, mix } from '../color/oklch'
export { Area, Line } from './area'
export { Avatar, Avatars } from './avatar'
export { Badge, RoundIcon } from './badge'
export { Band, bandTheme } from './band'
export { Bars } from './bars'
export { Box, type BoxProps, Columns, type Place, Row, Stack } from './box'
export { Button, type ButtonKind } from './button'
export { Card } from './card'
export { CheckList } from './check-list'
export { Chip } from './chip'
export { CompanyLogo, type CompanyName } from './company-logo'
export { copyright } from './copyright'
export { Disclosure, OpenSign } from './disclosure'
export { Donut } from './donut'
export { Eyebrow } from './eyebrow'
export { Field, InlineForm } from './field'
export { fitName, fitText, textWidth } from './fit-text'
export { Glow } from './glow'
export { Head } from './head'
export { Icon } from './icon'
export type { IconName } from './icon-paths'
export { LinkTo } from './link-to'
export { Logo } from './logo'
export { markOnDeep } from './mark-on-deep'
export { addressOf, Browser, screenColors } from './mockups/browser'
export { Dashboard } from './mockups/dashboard'
export { type DashboardContent, dashboardContent } from './mockups/dashboard-content'
export { type OrderContent, OrderPhone, orderContent } from './mockups/order'
export { Phone, phoneContentWidth } from './mockups/phone'
export {
  type RouteContent,
  RoutePhone,
  routeContent,
  type WeekContent,
  WeekPhone,
  weekContent,
} from './mockups/run'
export { type WalletContent, WalletPhone, walletContent } from './mockups/wallet'
export { Pic } from './pic'
export { QrCode } from './qr-code'
export { Rule } from './rule'
export { fadeOver, Scrim } from './scrim'
export {
  contentWidth,
  fullBleed,
  margin,
  Overlay,
  PictureSection,
  panelWidth,
  Section,
} from './section'
export { mirrorPair, Split } from './split'
export { Stars } from './stars'
export { Tab, TabPage, Tabs, Undrawn } from './tabs'
export { Text, type TextSize } from './text'
