import type { Theme } from '../../../color/theme'
import { portrait } from '../../../pictures'
import { Card, Icon, Pic, RoundIcon, Row, Rule, Stack, Text } from '../../../primitives'
import type { Lawyer } from './content'

type PersonProps = { t: Theme; lawyer: Lawyer }

const Face = ({ t, lawyer, width, height }: PersonProps & { width: number; height: number }) => (
  <Pic picture={portrait(t.pictures, lawyer.person)} width={width} height={height} radius={20} />
)

const Who = ({ t, lawyer }: PersonProps) => (
  <Stack>
    <Text size="h4" color={t.ink} style={{ fontSize: 22, lineHeight: '30px' }}>
      {lawyer.name}
    </Text>
    <Text color={t.muted}>{lawyer.field}</Text>
  </Stack>
)

const Languages = ({ t, lawyer }: PersonProps) => (
  <Row gap={8}>
    <Icon name="globe" size={16} color={t.link} />
    <Text size="small" color={t.muted}>
      {lawyer.languages}
    </Text>
  </Row>
)

const Extension = ({ t, lawyer }: PersonProps) => (
  <Row gap={8}>
    <Icon name="phone" size={16} color={t.link} />
    <Text size="small" weight={600} color={t.ink} nowrap>
      {lawyer.phone}
    </Text>
  </Row>
)

/** Half a line of the directory: the face large, all facts beside it. */
export const PersonCard = ({ t, lawyer }: PersonProps) => (
  <Card t={t} width={588} padding={16}>
    <Row gap={20}>
      <Face t={t} lawyer={lawyer} width={112} height={136} />
      <Stack grow gap={16} style={{ flexShrink: 1 }}>
        <Who t={t} lawyer={lawyer} />
        <Stack gap={6}>
          <Languages t={t} lawyer={lawyer} />
          <Extension t={t} lawyer={lawyer} />
        </Stack>
      </Stack>
    </Row>
  </Card>
)

/** A third: the face across, facts below it. */
export const PersonTile = ({ t, lawyer }: PersonProps) => (
  <Stack width={384} gap={20}>
    <Face t={t} lawyer={lawyer} width={384} height={300} />
    <Row gap={16} justify="space-between" align="flex-start">
      <Stack gap={8} style={{ flexShrink: 1 }}>
        <Who t={t} lawyer={lawyer} />
        <Languages t={t} lawyer={lawyer} />
      </Stack>
      <Extension t={t} lawyer={lawyer} />
    </Row>
  </Stack>
)

/** One line: who, for what, in which languages. */
export const PersonRow = ({
  t,
  lawyer,
  width,
  first,
}: PersonProps & { width: number; first: boolean }) => (
  <Stack width={width}>
    {!first && <Rule t={t} width={width} />}
    <Row gap={24} padding="20px 0">
      <Face t={t} lawyer={lawyer} width={96} height={104} />
      <Stack grow gap={6} style={{ flexShrink: 1 }}>
        <Who t={t} lawyer={lawyer} />
        <Languages t={t} lawyer={lawyer} />
      </Stack>
      <Extension t={t} lawyer={lawyer} />
      <RoundIcon t={t} icon="mail" size={52} />
    </Row>
  </Stack>
)
