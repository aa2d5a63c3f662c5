import type { Theme } from '../../color/theme'
import { Avatar } from '../avatar'
import { Row, Stack } from '../box'
import { Icon } from '../icon'
import { Text } from '../text'
import { screenColors } from './browser'
import type { DashboardContent } from './dashboard-content'

const counter = { fontSize: 10, lineHeight: '16px', fontWeight: 700 }
const item = { fontSize: 13, lineHeight: '18px' }

export const sidebarWidth = 176

type SidebarProps = { t: Theme; content: DashboardContent }

/** Navigation of the drawn product; the first entry is the current one. */
export function Sidebar({ t, content }: SidebarProps) {
  return (
    <Stack
      width={sidebarWidth}
      padding="20px 12px"
      gap={4}
      background={screenColors(t).soft}
      style={{ borderRight: `1px solid ${t.line}`, borderBottomLeftRadius: 17 }}
    >
      {content.menu.map(({ icon, label, count }, i) => {
        const color = i === 0 ? t.onTint : t.muted
        return (
          <Row
            key={label}
            gap={10}
            padding="8px 10px"
            radius={9}
            background={i === 0 ? t.tint : 'transparent'}
          >
            <Icon name={icon} size={16} color={color} stroke={1.9} />
            <Text size="small" weight={i === 0 ? 600 : 500} color={color} style={item}>
              {label}
            </Text>
            {count && (
              <Row
                marginLeft="auto"
                padding="0 6px"
                radius={9}
                background={t.accent}
                style={{ ...counter, color: t.onAccent }}
              >
                {count}
              </Row>
            )}
          </Row>
        )
      })}
      <Row gap={9} padding={6} marginTop="auto">
        <Avatar t={t} person={content.user.person} size={28} />
        <Stack>
          <Text size="micro" weight={600} color={t.ink}>
            {content.user.name}
          </Text>
          <Text size="micro" color={t.muted} style={{ fontSize: 11, lineHeight: '14px' }}>
            {content.user.role}
          </Text>
        </Stack>
      </Row>
    </Stack>
  )
}
