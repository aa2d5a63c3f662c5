import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import {
  Box,
  Columns,
  Eyebrow,
  Head,
  LinkTo,
  Row,
  Rule,
  Section,
  Stack,
  Text,
} from '../../primitives'
import { type Award, type AwardsWords, awardsContent, type Certificate } from './awards/content'
import { Laurel } from './awards/laurel'
import { Seal } from './awards/seal'

type Props = PanelProps<AwardsWords>
type Theme = Props['t']

const rowsOf = <T,>(list: readonly T[], each: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / each) }, (_, i) =>
    list.slice(i * each, (i + 1) * each),
  )

/** The year in a wreath. */
const Wreath = ({ t, year, size }: { t: Theme; year: string; size: number }) => (
  <Row gap={4}>
    <Laurel color={t.accent} size={size} />
    <Text
      size="h3"
      color={t.ink}
      nowrap
      style={{ fontSize: size * 0.3, lineHeight: `${Math.round(size * 0.36)}px` }}
    >
      {year}
    </Text>
    <Laurel color={t.accent} size={size} mirror />
  </Row>
)

type PrizeProps = { t: Theme; award: Award; width: number; size: number; large?: boolean }

const Prize = ({ t, award, width, size, large }: PrizeProps) => (
  <Stack width={width} gap={20} align="center">
    <Wreath t={t} year={award.year} size={size} />
    <Stack gap={2} align="center">
      <Text size={large ? 'h3' : 'h4'} color={t.ink} align="center">
        {award.title}
      </Text>
      <Text size={large ? 'body' : 'small'} color={t.muted} align="center">
        {award.by}
      </Text>
    </Stack>
  </Stack>
)

type PaperProps = { t: Theme; content: AwardsWords; one: Certificate }

const Numbers = ({ t, content, one, centered }: PaperProps & { centered?: boolean }) => (
  <Stack align={centered ? 'center' : 'flex-start'}>
    <Text size="small" weight={600} color={t.ink}>
      {one.number}
    </Text>
    <Text size="small" color={t.muted}>
      {`${content.valid} ${one.until}`}
    </Text>
  </Stack>
)

/** A sheet with a double line around it. */
const Sheet = ({ t, content, one }: PaperProps) => (
  <Box
    width={384}
    padding={10}
    background={t.dark ? t.card : '#ffffff'}
    border={`1px solid ${t.line}`}
    shadow={t.shadow.small}
  >
    <Stack
      grow
      gap={24}
      padding="36px 32px"
      align="center"
      justify="space-between"
      border={`2px solid ${t.line}`}
    >
      <Stack gap={12} align="center">
        <Text size="small" weight={600} color={t.link} style={{ letterSpacing: 1.4 }}>
          {content.heading}
        </Text>
        <Text size="h3" color={t.ink} align="center" style={{ fontSize: 26, lineHeight: '34px' }}>
          {one.title}
        </Text>
        <Text color={t.muted} align="center">
          {one.text}
        </Text>
      </Stack>
      <Stack gap={20} align="center">
        <Seal t={t} icon={one.icon} size={92} />
        <Numbers t={t} content={content} one={one} centered />
      </Stack>
    </Stack>
  </Box>
)

const Sheets = ({ t, content }: Props) => (
  <Stack gap={24}>
    {rowsOf(content.certificates, 3).map((row, at) => (
      <Columns key={`${at}`}>
        {row.map((one) => (
          <Sheet key={one.title} t={t} content={content} one={one} />
        ))}
      </Columns>
    ))}
  </Stack>
)

const Line = ({ t, content, one }: PaperProps) => (
  <Row gap={28} padding="28px 0" style={{ borderTop: `1px solid ${t.line}` }}>
    <Seal t={t} icon={one.icon} size={92} />
    <Stack gap={8} style={{ flexShrink: 1 }}>
      <Text size="h4" color={t.ink}>
        {one.title}
      </Text>
      <Text color={t.muted}>{one.text}</Text>
      <Text size="small" weight={600} color={t.link}>
        {`${one.number}. ${content.valid} ${one.until}`}
      </Text>
    </Stack>
  </Row>
)

const Left = (props: Props) => {
  const { t, o, content } = props
  const { eyebrow, title, lead } = content
  const each = Math.max(1, Math.min(4, content.awards.length))
  const width = (1200 - (each - 1) * 24) / each
  return (
    <Section t={t}>
      <Head {...{ t, o, eyebrow, title, lead }} action={<LinkTo t={t}>{content.link}</LinkTo>} />
      <Stack gap={64}>
        {rowsOf(content.awards, each).map((row, at) => (
          <Columns key={`${at}`}>
            {row.map((award) => (
              <Prize key={award.title} t={t} award={award} width={width} size={124} />
            ))}
          </Columns>
        ))}
        <Sheets {...props} />
      </Stack>
    </Section>
  )
}

/** The newest prize large in the middle, the others and the seals below. */
const Centered = (props: Props) => {
  const { t, o, content } = props
  const { eyebrow, title, lead } = content
  const [main, ...others] = content.awards
  return (
    <Section t={t}>
      <Head {...{ t, o, eyebrow, title, lead }} marginBottom={56} />
      <Stack gap={56} align="center">
        {main && <Prize t={t} award={main} width={760} size={152} large />}
        {rowsOf(others, 3).map((row, at) => (
          <Columns key={`${at}`}>
            {row.map((award) => (
              <Prize key={award.title} t={t} award={award} width={384} size={112} />
            ))}
          </Columns>
        ))}
        <Rule t={t} width={1200} />
        {rowsOf(content.certificates, 3).map((row, at) => (
          <Columns key={`${at}`}>
            {row.map((one) => (
              <Stack key={one.title} width={384} gap={20} padding="0 24px" align="center">
                <Seal t={t} icon={one.icon} size={104} />
                <Stack gap={8} align="center">
                  <Text size="h4" color={t.ink} align="center">
                    {one.title}
                  </Text>
                  <Text color={t.muted} align="center">
                    {one.text}
                  </Text>
                </Stack>
                <Numbers t={t} content={content} one={one} centered />
              </Stack>
            ))}
          </Columns>
        ))}
        <LinkTo t={t}>{content.link}</LinkTo>
      </Stack>
    </Section>
  )
}

const Mirrored = ({ t, content }: Props) => (
  <Section t={t}>
    <Row gap={80} align="flex-start">
      <Stack width={560} style={{ borderBottom: `1px solid ${t.line}` }}>
        {content.certificates.map((one) => (
          <Line key={one.title} t={t} content={content} one={one} />
        ))}
      </Stack>
      <Stack width={560} gap={48}>
        <Stack gap={20} align="flex-start">
          <Eyebrow t={t}>{content.eyebrow}</Eyebrow>
          <Text size="h2" color={t.ink}>
            {content.title}
          </Text>
          <Text size="lead" color={t.muted}>
            {content.lead}
          </Text>
          <LinkTo t={t}>{content.link}</LinkTo>
        </Stack>
        <Stack gap={40}>
          {rowsOf(content.awards, 2).map((row, at) => (
            <Columns key={`${at}`}>
              {row.map((award) => (
                <Prize key={award.title} t={t} award={award} width={268} size={100} />
              ))}
            </Columns>
          ))}
        </Stack>
      </Stack>
    </Row>
  </Section>
)

export default definePanel({
  id: 'about-awards',
  name: 'Awards and certificates',
  category: 'about',
  columns: 4,
  keywords: ['prizes', 'seals', 'certificates', 'laurels', 'trust', 'quality'],
  usesBrandName: false,
  content: awardsContent,
  render: (props) => ({ left: Left, center: Centered, right: Mirrored })[props.o](props),
})
