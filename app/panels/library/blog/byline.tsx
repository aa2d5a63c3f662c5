import type { Theme } from '../../color/theme'
import type { PersonName } from '../../pictures'
import { Avatar, Box, Row, Text } from '../../primitives'

type BylineProps = { t: Theme; person: PersonName; author: string; length: string }

/** Who wrote it and how long it takes. */
export const Byline = ({ t, person, author, length }: BylineProps) => (
  <Row gap={10}>
    <Avatar t={t} person={person} size={32} />
    <Text size="small" color={t.muted} nowrap>
      {author}
    </Text>
    <Box width={4} height={4} radius={2} background={t.faint} />
    <Text size="small" color={t.muted} nowrap>
      {length}
    </Text>
  </Row>
)
