import type { Theme } from '../../../color/theme'
import { Avatar, Box, Chip, RoundIcon, Row, Rule, Stack, Text } from '../../../primitives'
import type { Lawyer } from './content'

type PersonRowProps = { t: Theme; lawyer: Lawyer; width: number; first: boolean }

/** One line of the directory: who, for what, in which languages. */
export const PersonRow = ({ t, lawyer, width, first }: PersonRowProps) => (
  <Stack width={width}>
    {!first && <Rule t={t} width={width} />}
    <Row gap={20} height={108}>
      <Avatar t={t} person={lawyer.person} size={68} />
      <Stack grow style={{ flexShrink: 1 }}>
        <Text size="h4" color={t.ink}>
          {lawyer.name}
        </Text>
        <Text color={t.muted}>{lawyer.field}</Text>
      </Stack>
      {width > 600 && (
        <Box width={168} align="flex-start">
          <Chip t={t}>{lawyer.languages}</Chip>
        </Box>
      )}
      <Text size="small" weight={600} color={t.ink} nowrap>
        {lawyer.phone}
      </Text>
      <RoundIcon t={t} icon="mail" size={44} />
    </Row>
  </Stack>
)
