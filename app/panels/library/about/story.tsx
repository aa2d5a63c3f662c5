import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import { desk, type ProductKind, panned, product, workshop } from '../../pictures'
import { Box, Eyebrow, Pic, Row, Section, Split, Stack, Text } from '../../primitives'

const places = { desk, workshop }

const content = {
  place: 'workshop' as keyof typeof places,
  thing: 'chair' as ProductKind,
  eyebrow: 'Aldous & Lind, since 1987',
  title: 'We still sit on our first chair',
  paragraphs: [
    'Two school friends rented half a boathouse in Aarhus, bought one lathe and built a chair for their own kitchen. A neighbor asked for six. We have not had a quiet week since.',
    'Today fourteen joiners work under the same roof. Each piece is made by one person from the first cut to the last coat of oil, and carries their initials under the seat.',
  ],
  facts: [
    { value: '14', label: 'joiners' },
    { value: '3,200', label: 'chairs made' },
    { value: '38 yr', label: 'oldest repair' },
  ],
}

type Props = PanelProps<typeof content>

const Facts = ({ t, content, width }: Pick<Props, 't' | 'content'> & { width: number }) => (
  <Row>
    {content.facts.map(({ value, label }, i) => (
      <Stack
        key={label}
        width={width}
        gap={2}
        padding={i ? '0 0 0 28px' : 0}
        style={{ borderLeft: i ? `1px solid ${t.line}` : undefined }}
      >
        <Text size="h3" color={t.ink} style={{ fontSize: 34, lineHeight: '42px' }}>
          {value}
        </Text>
        <Text size="small" color={t.muted}>
          {label}
        </Text>
      </Stack>
    ))}
  </Row>
)

const Words = ({ t, content }: Props) => (
  <Stack width={500} gap={24} align="flex-start">
    <Eyebrow t={t}>{content.eyebrow}</Eyebrow>
    <Text size="h2" color={t.ink}>
      {content.title}
    </Text>
    <Stack gap={16}>
      {content.paragraphs.map((text) => (
        <Text key={text} color={t.muted} style={{ fontSize: 17, lineHeight: '29px' }}>
          {text}
        </Text>
      ))}
    </Stack>
    <Box marginTop={16} padding="32px 0 0" style={{ borderTop: `1px solid ${t.line}` }}>
      <Facts t={t} content={content} width={166} />
    </Box>
  </Stack>
)

/** A large picture of the place, a small one of what leaves it, framed by the background. */
function Media({ t, o, content }: Props) {
  const left = o === 'left'
  return (
    <Box relative width={620} height={680}>
      <Pic
        picture={places[content.place](t.pictures, { mirror: !left })}
        width={560}
        height={580}
        absolute={left ? { top: 0, right: 0 } : { top: 0, left: 0 }}
      />
      <Box
        padding={12}
        radius={30}
        background={t.bg}
        absolute={left ? { bottom: 0, left: 0 } : { bottom: 0, right: 0 }}
      >
        <Pic
          picture={product(t.pictures, { kind: content.thing, backdrop: 'secondary' })}
          width={232}
          height={272}
          radius={20}
        />
      </Box>
    </Box>
  )
}

const Centered = ({ t, content }: Props) => (
  <Stack align="center" gap={56}>
    <Stack width={860} gap={24} align="center">
      <Eyebrow t={t}>{content.eyebrow}</Eyebrow>
      <Text size="h1" color={t.ink} align="center">
        {content.title}
      </Text>
    </Stack>
    <Pic picture={panned(places[content.place](t.pictures), 0, -50)} width={1200} height={620} />
    <Row gap={80} width={1200} align="flex-start">
      {content.paragraphs.slice(0, 2).map((text) => (
        <Text key={text} width={560} color={t.muted} style={{ fontSize: 17, lineHeight: '29px' }}>
          {text}
        </Text>
      ))}
    </Row>
  </Stack>
)

export default definePanel({
  id: 'about-story',
  name: 'Story with pictures',
  category: 'about',
  columns: 2,
  keywords: ['history', 'workshop', 'craft', 'company'],
  usesBrandName: false,
  content,
  render(props) {
    const { t, o } = props
    return (
      <Section t={t}>
        {o === 'center' ? (
          <Centered {...props} />
        ) : (
          <Split o={o} text={<Words {...props} />} media={<Media {...props} />} />
        )}
      </Section>
    )
  },
})
