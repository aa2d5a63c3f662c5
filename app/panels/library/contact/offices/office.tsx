import type { Theme } from '../../../color/theme'
import { bridge, harbour, houses } from '../../../pictures'
import { Box, Icon, type IconName, Pic, Row, Stack, Text } from '../../../primitives'
import type { Office } from './content'

type OfficeProps = { t: Theme; office: Office; width: number; height: number; link: string }

const pictures = { houses, harbour, bridge }

const Fact = ({ t, icon, text }: { t: Theme; icon: IconName; text: string }) =>
  text ? (
    <Row gap={10}>
      <Icon name={icon} size={18} color={t.link} />
      <Text size="small" color={t.muted}>
        {text}
      </Text>
    </Row>
  ) : null

export const OfficePicture = ({ t, office, width, height }: Omit<OfficeProps, 'link'>) => (
  <Box relative>
    <Pic picture={pictures[office.picture](t.pictures)} width={width} height={height} />
    {office.time && (
      <Row
        gap={8}
        padding="7px 14px"
        radius={99}
        background="#ffffff"
        absolute={{ left: 16, top: 16 }}
      >
        <Icon name="clock" size={15} color="#14161c" stroke={2} />
        <Text
          size="small"
          weight={600}
          color="#14161c"
          style={{ fontSize: 13, lineHeight: '18px' }}
        >
          {office.time}
        </Text>
      </Row>
    )}
  </Box>
)

export const OfficeFacts = ({ t, office }: { t: Theme; office: Office }) => (
  <Stack gap={10}>
    <Fact t={t} icon="pin" text={office.address} />
    <Fact t={t} icon="phone" text={office.phone} />
    <Fact t={t} icon="users" text={office.people} />
  </Stack>
)

/** Picture above, city and facts below. */
export const OfficeColumn = (props: OfficeProps) => (
  <Stack width={props.width} gap={20}>
    <OfficePicture {...props} />
    <Row justify="space-between">
      <Text size="h4" color={props.t.ink} style={{ fontSize: 24, lineHeight: '32px' }}>
        {props.office.city}
      </Text>
      <Row gap={6}>
        <Text size="small" weight={600} color={props.t.link}>
          {props.link}
        </Text>
        <Icon name="arrowUpRight" size={16} color={props.t.link} stroke={2} />
      </Row>
    </Row>
    <OfficeFacts t={props.t} office={props.office} />
  </Stack>
)
