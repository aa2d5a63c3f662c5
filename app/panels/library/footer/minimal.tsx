import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import type { IconName } from '../../primitives'
import { copyright, Logo, RoundIcon, Row, Rule, Section, Stack, Text } from '../../primitives'

const social: IconName[] = ['instagram', 'youtube', 'linkedin']

const content = {
  links: ['Work', 'Studio', 'Journal', 'Careers', 'Contact'],
  note: 'Made in a former bakery in Ghent.',
  rights: 'All rights reserved.',
  legal: ['Imprint', 'Privacy'],
  social,
}

type Props = PanelProps<typeof content>
const linkSize = { fontSize: 17 }

const Links = ({ t, content, gap }: Omit<Props, 'o'> & { gap: number }) => (
  <Row gap={gap}>
    {content.links.map((link) => (
      <Text key={link} size="small" weight={500} color={t.ink} style={linkSize}>
        {link}
      </Text>
    ))}
  </Row>
)

const Social = ({ t, content }: Omit<Props, 'o'>) => (
  <Row gap={12}>
    {content.social.map((icon) => (
      <RoundIcon key={icon} t={t} icon={icon} />
    ))}
  </Row>
)

const Small = ({ t, children }: { t: Props['t']; children: string }) => (
  <Text size="small" color={t.muted}>
    {children}
  </Text>
)

const Legal = ({ t, content }: Omit<Props, 'o'>) => (
  <Row gap={24}>
    {content.legal.map((link) => (
      <Small key={link} t={t}>
        {link}
      </Small>
    ))}
  </Row>
)

const rights = ({ t, content }: Props) => `${copyright(t)} ${content.rights}`

function Centred(props: Props) {
  const { t, content } = props
  return (
    <Stack align="center" gap={36}>
      <Logo t={t} scale={1.4} nameWidth={360} />
      <Text size="lead" color={t.muted} align="center" width={620}>
        {content.note}
      </Text>
      <Links t={t} content={content} gap={40} />
      <Social t={t} content={content} />
      <Stack gap={28} width={1200}>
        <Rule t={t} width={1200} />
        <Row justify="space-between">
          <Small t={t}>{rights(props)}</Small>
          <Legal t={t} content={content} />
        </Row>
      </Stack>
    </Stack>
  )
}

function Sides(props: Props) {
  const { t, o, content } = props
  const left = o === 'left'
  const name = (
    <Stack gap={20} width={left ? 480 : 360} align="flex-start">
      <Logo t={t} scale={1.3} nameWidth={320} />
      <Text size="body" color={t.muted}>
        {content.note}
      </Text>
    </Stack>
  )
  const ways = (
    <Stack gap={28} align={left ? 'flex-end' : 'flex-start'}>
      <Links t={t} content={content} gap={36} />
      <Social t={t} content={content} />
    </Stack>
  )
  const said = <Small t={t}>{rights(props)}</Small>
  const legal = <Legal t={t} content={content} />
  return (
    <Stack gap={40}>
      <Row justify="space-between" align="flex-start">
        {left ? name : ways}
        {left ? ways : name}
      </Row>
      <Stack gap={28}>
        <Rule t={t} width={1200} />
        <Row justify="space-between">
          {left ? said : legal}
          {left ? legal : said}
        </Row>
      </Stack>
    </Stack>
  )
}

export default definePanel({
  id: 'footer-minimal',
  name: 'Minimal',
  category: 'footer',
  columns: 1,
  keywords: ['simple', 'small', 'one line', 'social'],
  usesBrandName: true,
  content,
  render: (props) => {
    const { t, o } = props
    return (
      <Section
        t={t}
        paddingTop={o === 'center' ? 80 : 64}
        paddingBottom={36}
        style={{ borderTop: `1px solid ${t.line}` }}
      >
        {o === 'center' ? <Centred {...props} /> : <Sides {...props} />}
      </Section>
    )
  },
})
