import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import {
  Card,
  Chip,
  Columns,
  Eyebrow,
  Head,
  Icon,
  Row,
  Rule,
  Section,
  Split,
  Stack,
  Text,
} from '../../primitives'
import { type LegalSection, legalTextContent } from './legal-text/content'

type Props = PanelProps<typeof legalTextContent>

const sideWidth = 336
const textWidth = 744

const anchorOf = (number: number) => `part-${number}`

const Entry = ({ t, number, title }: { t: Props['t']; number: number; title: string }) => (
  <Row gap={14} align="flex-start" jumpTo={anchorOf(number)}>
    <Text size="small" weight={600} color={t.link} width={20}>
      {`${number}`}
    </Text>
    <Text size="small" weight={500} color={t.ink} style={{ flexShrink: 1 }}>
      {title}
    </Text>
  </Row>
)

const Ask = ({ t, content }: Props) => (
  <Row gap={12} align="flex-start">
    <Icon name="mail" size={20} color={t.link} />
    <Stack style={{ flexShrink: 1 }}>
      <Text size="small" weight={600} color={t.ink}>
        {content.contact.title}
      </Text>
      <Text size="small" color={t.muted}>
        {content.contact.text}
      </Text>
    </Stack>
  </Row>
)

const Contents = (props: Props) => {
  const { t, content } = props
  return (
    <Card t={t} width={sideWidth} padding={28} gap={20}>
      <Text size="h5" color={t.ink}>
        {content.contentsTitle}
      </Text>
      <Stack gap={12}>
        {content.sections.map(({ title }, i) => (
          <Entry key={title} t={t} number={i + 1} title={title} />
        ))}
      </Stack>
      <Rule t={t} width={sideWidth - 58} />
      <Ask {...props} />
    </Card>
  )
}

type PartProps = { t: Props['t']; width: number; section: LegalSection }

const Paragraphs = ({ t, width, section }: PartProps) => (
  <Stack width={width} gap={14}>
    {section.paragraphs.map((paragraph) => (
      <Text
        key={paragraph}
        color={t.muted}
        width={width}
        style={{ fontSize: 17, lineHeight: '28px' }}
      >
        {paragraph}
      </Text>
    ))}
  </Stack>
)

/** What is said, in one column to read down. */
const Sections = ({ t, content }: Props) => (
  <Stack width={textWidth} gap={44}>
    {content.sections.map((section, i) => (
      <Stack key={section.title} width={textWidth} gap={14} anchor={anchorOf(i + 1)}>
        <Text size="h4" color={t.ink} style={{ fontSize: 24, lineHeight: '32px' }}>
          {section.title}
        </Text>
        <Paragraphs t={t} width={textWidth} section={section} />
      </Stack>
    ))}
  </Stack>
)

/** Contents as a band of three columns, below it a line for each section. */
const Centered = (props: Props) => {
  const { t, o, content } = props
  const entries = content.sections.map(({ title }, i) => ({ title, number: i + 1 }))
  const each = Math.ceil(entries.length / 3)
  const columns = [0, 1, 2].map((column) => entries.slice(column * each, (column + 1) * each))
  return (
    <Section t={t}>
      <Head
        t={t}
        o={o}
        eyebrow={content.eyebrow}
        title={content.title}
        lead={content.lead}
        action={<Chip t={t}>{content.date}</Chip>}
      />
      <Card t={t} padding="32px 40px" gap={24}>
        <Row gap={40} justify="space-between">
          <Text size="h5" color={t.ink}>
            {content.contentsTitle}
          </Text>
          <Ask {...props} />
        </Row>
        <Columns gap={40}>
          {columns.map((column, i) => (
            <Stack key={`${i}`} width={346} gap={12}>
              {column.map((entry) => (
                <Entry key={entry.title} t={t} {...entry} />
              ))}
            </Stack>
          ))}
        </Columns>
      </Card>
      <Stack marginTop={24}>
        {content.sections.map((section, i) => (
          <Stack key={section.title}>
            {i > 0 && <Rule t={t} width={1200} />}
            <Row gap={24} align="flex-start" padding="40px 0" anchor={anchorOf(i + 1)}>
              <Text
                size="h4"
                color={t.ink}
                width={384}
                style={{ fontSize: 24, lineHeight: '32px' }}
              >
                {section.title}
              </Text>
              <Paragraphs t={t} width={textWidth} section={section} />
            </Row>
          </Stack>
        ))}
      </Stack>
    </Section>
  )
}

export default definePanel({
  id: 'about-legal-text',
  name: 'Legal text',
  category: 'about',
  columns: 2,
  keywords: ['privacy', 'imprint', 'terms', 'legal notice', 'cookies', 'policy'],
  usesBrandName: false,
  content: legalTextContent,
  render(props) {
    const { t, o, content } = props
    if (o === 'center') return <Centered {...props} />
    return (
      <Section t={t}>
        <Stack width={textWidth} gap={20} align="flex-start" marginBottom={56}>
          <Eyebrow t={t}>{content.eyebrow}</Eyebrow>
          <Text size="h2" color={t.ink}>
            {content.title}
          </Text>
          <Text size="lead" color={t.muted} maxWidth={620}>
            {content.lead}
          </Text>
          <Chip t={t}>{content.date}</Chip>
        </Stack>
        {/* On a phone its contents stand above the text that they lead to. */}
        <Split
          o={o}
          gap={120}
          align="flex-start"
          text={<Contents {...props} />}
          media={<Sections {...props} />}
        />
      </Section>
    )
  },
})
