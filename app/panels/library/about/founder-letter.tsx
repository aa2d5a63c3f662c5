import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import { dusk, type PersonName, valley } from '../../pictures'
import {
  Avatar,
  Box,
  Eyebrow,
  Overlay,
  PictureSection,
  Row,
  Section,
  Stack,
  Text,
} from '../../primitives'
import { Signature } from './founder-letter/signature'

const person: PersonName = 'marta'

const content = {
  eyebrow: 'A letter from the hill',
  greeting: 'Dear drinkers of tea,',
  paragraphs: [
    'my grandmother planted the first terrace in 1961 with a borrowed mule. There were forty bushes, and for three years nothing to pick.',
    'We now look after eleven terraces and pick by hand in April, June and September. What the weather gives is what we sell; in 2021 that was half a harvest, and we wrote to each of you.',
    'If a tin disappoints you, send it back open. I will taste it myself and answer by hand.',
  ],
  person,
  name: 'Orla Finch',
  role: 'Founder, Finch & Daughters',
}

type Props = PanelProps<typeof content>

const Signed = ({ t, content }: Pick<Props, 't' | 'content'>) => (
  <Row gap={16}>
    <Avatar t={t} person={content.person} size={56} />
    <Stack>
      <Text size="h5" color={t.ink}>
        {content.name}
      </Text>
      <Text size="small" color={t.muted}>
        {content.role}
      </Text>
    </Stack>
  </Row>
)

/** A sheet of paper in front of the hills. */
const Paper = ({ t, content }: Props) => (
  <Stack
    width={600}
    padding="56px 56px 48px"
    gap={24}
    radius={24}
    background={t.dark ? t.card : '#ffffff'}
    shadow={t.shadow.small}
  >
    <Eyebrow t={t}>{content.eyebrow}</Eyebrow>
    <Text size="h3" color={t.ink}>
      {content.greeting}
    </Text>
    <Stack gap={16}>
      {content.paragraphs.map((text) => (
        <Text key={text} color={t.muted} style={{ fontSize: 17, lineHeight: '28px' }}>
          {text}
        </Text>
      ))}
    </Stack>
    <Row
      justify="space-between"
      marginTop={8}
      padding="28px 0 0"
      style={{ borderTop: `1px solid ${t.line}` }}
    >
      <Signed t={t} content={content} />
      <Signature color={t.ink} width={150} />
    </Row>
  </Stack>
)

const Centered = ({ t, content }: Props) => (
  <Section t={t}>
    <Stack align="center" gap={40}>
      <Avatar t={t} person={content.person} size={112} />
      <Eyebrow t={t}>{content.eyebrow}</Eyebrow>
      <Text size="h2" color={t.ink} align="center">
        {content.greeting}
      </Text>
      <Stack width={690} gap={22}>
        {content.paragraphs.map((text) => (
          <Text
            key={text}
            color={t.muted}
            align="center"
            style={{ fontSize: 21, lineHeight: '35px', letterSpacing: -0.2 }}
          >
            {text}
          </Text>
        ))}
      </Stack>
      <Stack align="center" gap={16}>
        <Signature color={t.ink} width={190} />
        <Box width={48} height={1} background={t.line} />
        <Stack align="center">
          <Text size="h5" color={t.ink}>
            {content.name}
          </Text>
          <Text size="small" color={t.muted}>
            {content.role}
          </Text>
        </Stack>
      </Stack>
    </Stack>
  </Section>
)

export default definePanel({
  id: 'about-founder-letter',
  name: 'Founder’s letter',
  category: 'about',
  columns: 1,
  keywords: ['letter', 'signature', 'story', 'tea', 'hills'],
  usesBrandName: false,
  content,
  render(props) {
    const { t, o } = props
    if (o === 'center') return <Centered {...props} />
    const height = 860
    const palette = t.dark ? dusk(t.pictures) : t.pictures
    const picture = valley(palette, { variant: o === 'left' ? 0 : 1 })
    return (
      <PictureSection t={t} height={height} picture={picture}>
        <Overlay height={height} align={o === 'left' ? 'flex-start' : 'flex-end'}>
          <Paper {...props} />
        </Overlay>
      </PictureSection>
    )
  },
})
