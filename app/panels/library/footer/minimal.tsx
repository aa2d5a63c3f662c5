import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import type { IconName } from '../../primitives'
import { Box, copyright, Logo, RoundIcon, Row, Rule, Section, Stack, Text } from '../../primitives'

const social: IconName[] = ['instagram', 'youtube', 'linkedin']

const content = {
  links: ['Work', 'Studio', 'Journal', 'Careers', 'Contact'],
  note: 'Made in a former bakery in Ghent.',
  rights: 'All rights reserved.',
  legal: ['Legal', 'Privacy'],
  social,
}

type Props = PanelProps<typeof content>
type PartProps = Omit<Props, 'o'>
const linkSize = { fontSize: 17 }

const Link = ({ t, children }: { t: Props['t']; children: string }) => (
  <Text size="small" weight={500} color={t.ink} style={linkSize}>
    {children}
  </Text>
)

const Social = ({ t, content }: PartProps) => (
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

const Legal = ({ t, content }: PartProps) => (
  <Row gap={24}>
    {content.legal.map((link) => (
      <Small key={link} t={t}>
        {link}
      </Small>
    ))}
  </Row>
)

const Rights = ({ t, content }: PartProps) => (
  <Small t={t}>{`${copyright(t)} ${content.rights}`}</Small>
)

/** Everything stands on one axis. */
const Centred = ({ t, content }: PartProps) => (
  <Stack align="center" gap={36}>
    <Logo t={t} scale={1.4} nameWidth={360} />
    <Text size="lead" color={t.muted} align="center" width={620}>
      {content.note}
    </Text>
    <Row gap={40}>
      {content.links.map((link) => (
        <Link key={link} t={t}>
          {link}
        </Link>
      ))}
    </Row>
    <Social t={t} content={content} />
    <Stack gap={28} width={1200} align="center">
      <Rule t={t} width={1200} />
      <Row gap={32}>
        <Rights t={t} content={content} />
        <Legal t={t} content={content} />
      </Row>
    </Stack>
  </Stack>
)

const third = 384

/** Links one below the other, a second column from the fourth on. */
function Links({ t, content }: PartProps) {
  const columns = [content.links.slice(0, 3), content.links.slice(3)]
  return (
    <Row width={third} gap={24} align="flex-start">
      {columns.map((links, i) => (
        <Stack key={i} width={180} gap={14}>
          {links.map((link) => (
            <Link key={link} t={t}>
              {link}
            </Link>
          ))}
        </Stack>
      ))}
    </Row>
  )
}

/** Three columns: what stands in the last line begins where they do. */
function Thirds({ t, o, content }: Props) {
  const name = (
    <Stack key="name" gap={20} width={third} align="flex-start">
      <Logo t={t} scale={1.3} nameWidth={280} />
      <Text color={t.muted}>{content.note}</Text>
    </Stack>
  )
  const links = <Links key="links" t={t} content={content} />
  const social = (
    <Stack key="social" width={third} align="flex-start">
      <Social t={t} content={content} />
    </Stack>
  )
  const legal = (
    <Box key="legal" width={third}>
      <Legal t={t} content={content} />
    </Box>
  )
  const rights = (
    <Box key="rights" width={third * 2 + 24}>
      <Rights t={t} content={content} />
    </Box>
  )
  const isLeft = o === 'left'
  return (
    <Stack gap={48}>
      <Row gap={24} align="flex-start">
        {isLeft ? [name, links, social] : [links, social, name]}
      </Row>
      <Stack gap={28}>
        <Rule t={t} width={1200} />
        <Row gap={24}>{isLeft ? [rights, legal] : [legal, rights]}</Row>
      </Stack>
    </Stack>
  )
}

export default definePanel({
  id: 'footer-minimal',
  name: 'Minimal',
  category: 'footer',
  columns: 1,
  keywords: ['simple', 'small', 'three columns', 'social'],
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
        {o === 'center' ? <Centred {...props} /> : <Thirds {...props} />}
      </Section>
    )
  },
})
