import type { Theme } from '../color/theme'
import { Row } from './box'
import { Icon } from './icon'
import type { IconName } from './icon-paths'

type LinkToProps = { t: Theme; children: string; color?: string; icon?: IconName }

/** A text link with an arrow. */
export const LinkTo = ({ t, children, color = t.link, icon = 'arrow' }: LinkToProps) =>
  // People may leave words out.
  children === '' ? null : (
    <Row gap={8} style={{ fontSize: 16, fontWeight: 600, color, letterSpacing: -0.1 }}>
      {children}
      <Icon name={icon} size={18} color={color} stroke={2} />
    </Row>
  )
