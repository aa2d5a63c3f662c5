import { definePanel } from '../../define-panel'
import type { IconName } from '../../primitives'
import { Icon, Logo, Row, Rule, Section, Stack, Text } from '../../primitives'
import type { PanelProps } from '../../types'

const social: IconName[] = ['instagram', 'youtube', 'linkedin']

const content = {
  links: ['Work', 'Studio', 'Journal', 'Careers', 'Contact'],
  note: 'Made in a former bakery in Ghent.',
  rights: 'All rights reserved.',
  legal: ['Imprint', 'Privacy'],
  social,
}

type Props = PanelProps<typeof content>
const linkSize = { fontSize: 15.5 }

const Links = ({ t, content }: Props) => (
  <Row gap={32}>
    {content.links.map((link) => (
      <Text key={link} size="small" weight={500} color={t.ink} style={linkSize}>
        {link}
      </Text>
    ))}
  </Row>
)

const Social = ({ t, content }: Props) => (
  <Row gap={20}>
    {content.social.map((icon) => (
      <Icon key={icon} name={icon} size={21} color={t.muted} />
    ))}
  </Row>
)

const Small = ({ t, children }: { t: Props['t']; children: string }) => (
  <Text size="small" color={t.muted}>
    {children}
  </Text>
)

const Legal = ({ t, content }: Props) => (
  <Row gap={24}>
    {content.legal.map((link) => (
      <Small key={link} t={t}>
        {link}
      </Small>
    ))}
  </Row>
)

const rights = ({ t, content }: Props) => `© 2026 ${t.brand.name.slice(0, 60)}. ${content.rights}`

function Centred(props: Props) {
  const { t, content } = props
  return (
    <Stack align="center" gap={32}>
      <Logo t={t} scale={1.2} nameWidth={320} />
      <Links {...props} />
      <Social {...props} />
      <Rule t={t} width={64} />
      <Row gap={24}>
        <Small t={t}>{rights(props)}</Small>
        <Small t={t}>{content.note}</Small>
        <Legal {...props} />
      </Row>
    </Stack>
  )
}

function Sides(props: Props) {
  const { t, o, content } = props
  const left = o === 'left'
  const logo = <Logo t={t} />
  const links = (
    <Row gap={40}>
      {left && <Links {...props} />}
      <Social {...props} />
      {!left && <Links {...props} />}
    </Row>
  )
  return (
    <Stack gap={40}>
      <Row justify="space-between">
        {left ? logo : links}
        {left ? links : logo}
      </Row>
      <Row justify="space-between">
        {left ? <Small t={t}>{rights(props)}</Small> : <Legal {...props} />}
        <Small t={t}>{content.note}</Small>
        {left ? <Legal {...props} /> : <Small t={t}>{rights(props)}</Small>}
      </Row>
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
        paddingTop={o === 'center' ? 72 : 56}
        paddingBottom={o === 'center' ? 48 : 40}
        style={{ borderTop: `1px solid ${t.line}` }}
      >
        {o === 'center' ? <Centred {...props} /> : <Sides {...props} />}
      </Section>
    )
  },
})
