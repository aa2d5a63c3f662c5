import type { Theme } from '../../../color/theme'
import { closeUp, type MapPoint, map } from '../../../pictures'
import { Box, Card, Icon, LinkTo, Pic, Row, Stack, Text } from '../../../primitives'
import type { BranchesWords, Branch as BranchWords } from './content'

type BranchProps = { t: Theme; branch: BranchWords; content: BranchesWords; index: number }

function State({ t, branch, content }: Omit<BranchProps, 'index'>) {
  const state = branch.open ? content.open : content.closed
  if (!state && !branch.hours) return null
  return (
    <Row gap={8}>
      <Box width={8} height={8} radius={4} background={branch.open ? t.positive : t.faint} />
      <Text size="small" weight={600} color={branch.open ? t.positive : t.muted}>
        {state}
      </Text>
      <Text size="small" color={t.muted}>
        {branch.hours}
      </Text>
    </Row>
  )
}

const Position = ({ t, index }: { t: Theme; index: number }) => (
  <Box centered width={44} height={44} radius={22} background={index ? t.tint : t.action}>
    <Text weight={600} color={index ? t.onTint : t.onAction}>
      {index + 1}
    </Text>
  </Box>
)

/** One line of the list beside the map; the first is chosen. */
export const BranchLine = ({ t, branch, content, index }: BranchProps) => (
  <Card
    t={t}
    row
    width={486}
    height={142}
    padding="0 24px"
    gap={20}
    align="center"
    {...(index === 0 && { border: `1.5px solid ${t.link}` })}
  >
    <Position t={t} index={index} />
    <Stack grow gap={4}>
      <Row justify="space-between">
        <Text size="h4" color={t.ink}>
          {branch.name}
        </Text>
        <Text size="small" weight={600} color={t.ink}>
          {branch.distance}
        </Text>
      </Row>
      <Text size="small" color={t.muted}>
        {branch.address}
      </Text>
      <Box marginTop={6}>
        <State t={t} branch={branch} content={content} />
      </Box>
    </Stack>
  </Card>
)

const views: MapPoint[] = [
  [0.42, 0.34],
  [0.72, 0.5],
  [0.4, 0.74],
]

/** A card with its own piece of the map. */
export const BranchCard = ({ t, branch, content, index }: BranchProps) => {
  const [x, y] = views[index % views.length] ?? [0.5, 0.5]
  const city = map(t.pictures, {
    city: 'bay',
    dark: t.dark,
    pins: [[x, y + 0.03]],
    pinColor: t.dark ? t.accent : t.link,
  })
  return (
    <Card t={t} width={384} padding={12} radius={24}>
      <Pic picture={closeUp(city, { x, y, zoom: 2 })} width={358} height={248} radius={14} />
      <Stack padding="24px 16px 16px" gap={18}>
        <Row justify="space-between">
          <Text size="h4" color={t.ink} style={{ fontSize: 22 }}>
            {branch.name}
          </Text>
          <State t={t} branch={branch} content={content} />
        </Row>
        <Stack gap={8}>
          <Row gap={10}>
            <Icon name="pin" size={18} color={t.link} />
            <Text size="small" color={t.muted}>
              {branch.address}
            </Text>
          </Row>
          {branch.extra && (
            <Row gap={10}>
              <Icon name="tool" size={18} color={t.link} />
              <Text size="small" color={t.muted}>
                {branch.extra}
              </Text>
            </Row>
          )}
        </Stack>
        <LinkTo t={t} icon="arrowUpRight">
          {content.link}
        </LinkTo>
      </Stack>
    </Card>
  )
}
