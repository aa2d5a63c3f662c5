import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import {
  Box,
  copyright,
  fitName,
  LinkTo,
  Logo,
  Row,
  Rule,
  Section,
  Stack,
  Text,
  textWidth,
} from '../../primitives'

const content = {
  title: 'A new place begins with a walk',
  lead: 'Show us the plot. The first afternoon is free, the coffee is ours.',
  link: 'hello@studio.com',
  columns: [
    { title: 'Studio', links: ['Projects', 'Approach', 'People', 'Journal'] },
    {
      title: 'Visit',
      links: ['Kade 14, Amsterdam', 'Rua Nova 3, Porto', 'Mon to Fri, 9 AM – 5 PM'],
    },
    { title: 'Follow', links: ['Pictures', 'Letters', 'Lectures', 'Open days'] },
  ],
  rights: 'All rights reserved.',
  legal: ['Legal', 'Privacy', 'Cookies'],
}

type Props = PanelProps<typeof content>

const widest = 1200
const tallest = 280
const smallest = 118

/** The name as large as the width allows; a very long one takes two lines. */
function Name({ t, o }: Props) {
  const name = t.brand.name.trim()
  // Without letters the mark alone, as high as the name would be.
  if (!name) return <Logo t={t} scale={3} />
  // The estimate is wide, and large letters stand closer together.
  const fitting = Math.floor(widest / (textWidth(name, 1) - name.length * 0.03))
  if (fitting >= smallest) {
    return <NameLine t={t} o={o} line={name} fontSize={Math.min(fitting, tallest)} />
  }
  const { lines, fontSize } = fitName(name, smallest / 0.8, widest)
  return (
    <Stack align={sides[o]}>
      {lines.map((line) => (
        <NameLine key={line} t={t} o={o} line={line} fontSize={fontSize} />
      ))}
    </Stack>
  )
}

type NameLineProps = Pick<Props, 't' | 'o'> & { line: string; fontSize: number }

function NameLine({ t, o, line, fontSize }: NameLineProps) {
  return (
    <Text
      nowrap
      face="title"
      weight={600}
      align={o}
      color={t.ink}
      style={{
        fontSize,
        lineHeight: `${Math.round(fontSize * 1.1)}px`,
        letterSpacing: -fontSize * 0.05,
        // Large letters stand away from the edge of their box: the ink meets the margin instead.
        marginLeft: o === 'left' ? -fontSize * 0.04 : 0,
        marginRight: o === 'right' ? fontSize * 0.03 : 0,
      }}
    >
      {line}
    </Text>
  )
}

const sides = { left: 'flex-start', center: 'center', right: 'flex-end' } as const

/** Logo or name, in a box that is as high in any brand. */
const Wordmark = (props: Props) => (
  <Row height={Math.round(tallest * 1.1)} justify={sides[props.o]}>
    {props.t.brand.logo ? <Logo t={props.t} scale={3} /> : <Name {...props} />}
  </Row>
)

const Invitation = ({ t, o, content }: Props) => (
  <Stack
    width={o === 'center' ? 620 : 480}
    gap={18}
    align={o === 'center' ? 'center' : 'flex-start'}
  >
    <Text size="h3" color={t.ink} align={o === 'center' ? 'center' : 'left'}>
      {content.title}
    </Text>
    <Text
      color={t.muted}
      align={o === 'center' ? 'center' : 'left'}
      maxWidth={520}
      style={{ textWrap: 'balance' }}
    >
      {content.lead}
    </Text>
    <LinkTo t={t} icon="arrowUpRight">
      {content.link}
    </LinkTo>
  </Stack>
)

const Links = ({ t, content }: Props) => (
  <Row align="flex-start" gap={64}>
    {content.columns.map(({ title, links }) => (
      <Stack key={title} gap={12}>
        <Text size="small" weight={600} color={t.ink}>
          {title}
        </Text>
        {links.map((link) => (
          <Text key={link} size="small" color={t.muted} style={{ fontSize: 15 }}>
            {link}
          </Text>
        ))}
      </Stack>
    ))}
  </Row>
)

/** Centred, all links stand in one line. */
const LinkLine = ({ t, content }: Props) => (
  <Row gap={36}>
    {content.columns
      .flatMap(({ links }) => links)
      .slice(0, 4)
      .map((link) => (
        <Text key={link} size="small" weight={500} color={t.ink} style={{ fontSize: 15.5 }}>
          {link}
        </Text>
      ))}
  </Row>
)

function LastLine({ t, o, content }: Props) {
  const rights = (
    <Text size="small" color={t.muted}>
      {`${copyright(t)} ${content.rights}`}
    </Text>
  )
  const legal = (
    <Row gap={24}>
      {content.legal.map((link) => (
        <Text key={link} size="small" color={t.muted}>
          {link}
        </Text>
      ))}
    </Row>
  )
  return (
    <Row justify="space-between">
      {o === 'right' ? legal : rights}
      {o === 'right' ? rights : legal}
    </Row>
  )
}

function Top(props: Props) {
  const { o } = props
  const invitation = <Invitation {...props} />
  if (o === 'center') {
    return (
      <Stack align="center" gap={40}>
        {invitation}
        <LinkLine {...props} />
      </Stack>
    )
  }
  const links = <Links {...props} />
  return (
    <Row justify="space-between" align="flex-start">
      {o === 'left' ? invitation : links}
      {o === 'left' ? links : invitation}
    </Row>
  )
}

export default definePanel({
  id: 'footer-large-logo',
  name: 'Large logo',
  category: 'footer',
  columns: 1,
  keywords: ['wordmark', 'big name', 'studio', 'typography'],
  usesBrandName: true,
  content,
  render: (props) => {
    const { t } = props
    return (
      <Section
        t={t}
        paddingTop={80}
        paddingBottom={36}
        style={{ borderTop: `1px solid ${t.line}` }}
      >
        <Top {...props} />
        <Box height={48} />
        <Wordmark {...props} />
        <Rule t={t} marginTop={28} marginBottom={28} />
        <LastLine {...props} />
      </Section>
    )
  },
})
