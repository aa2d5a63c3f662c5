import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import type { IconName } from '../../primitives'
import {
  copyright,
  InlineForm,
  Logo,
  RoundIcon,
  Row,
  Rule,
  Section,
  Stack,
  Text,
} from '../../primitives'

const social: IconName[] = ['instagram', 'linkedin', 'mail']

const content = {
  letter: 'One useful letter a month. Leave with one click.',
  placeholder: 'you@company.com',
  button: 'Subscribe',
  columns: [
    { title: 'Product', links: ['Overview', 'Pricing', 'Integrations', 'Changelog'] },
    { title: 'Company', links: ['About', 'Careers', 'Press', 'Contact'] },
    { title: 'Resources', links: ['Help center', 'Guides', 'Status', 'Templates'] },
  ],
  rights: 'All rights reserved.',
  legal: ['Privacy', 'Terms', 'Cookies'],
  social,
}

type Props = PanelProps<typeof content>

const Letter = ({ t, o, content }: Props) => (
  <Stack
    gap={20}
    width={o === 'center' ? 520 : 400}
    align={o === 'center' ? 'center' : 'flex-start'}
  >
    <Logo t={t} nameWidth={320} />
    <Text color={t.muted} align={o === 'center' ? 'center' : 'left'}>
      {content.letter}
    </Text>
    <InlineForm
      t={t}
      width={o === 'center' ? 440 : 400}
      placeholder={content.placeholder}
      button={content.button}
    />
  </Stack>
)

const Links = ({ t, o, content }: Props) => (
  <Row align="flex-start" gap={o === 'center' ? 120 : 72}>
    {content.columns.map(({ title, links }) => (
      <Stack key={title} gap={16} align={o === 'center' ? 'center' : 'flex-start'}>
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

function LastLine({ t, o, content }: Props) {
  const rights = (
    <Text size="small" color={t.muted}>
      {copyright(t)} {content.rights}
    </Text>
  )
  const icons = (
    <Row gap={10}>
      {content.social.map((icon) => (
        <RoundIcon key={icon} t={t} icon={icon} size={40} />
      ))}
    </Row>
  )
  return (
    <Row justify="space-between">
      {o === 'right' ? icons : rights}
      <Row gap={24}>
        {content.legal.map((link) => (
          <Text key={link} size="small" color={t.muted}>
            {link}
          </Text>
        ))}
      </Row>
      {o === 'right' ? rights : icons}
    </Row>
  )
}

export default definePanel({
  id: 'footer-newsletter',
  name: 'Columns and newsletter',
  category: 'footer',
  columns: 4,
  keywords: ['subscribe', 'links', 'legal', 'social'],
  usesBrandName: true,
  content,
  render(props) {
    const { t, o } = props
    const letter = <Letter {...props} />
    const links = <Links {...props} />
    return (
      <Section
        t={t}
        paddingTop={80}
        paddingBottom={40}
        style={{ borderTop: `1px solid ${t.line}` }}
      >
        {o === 'center' ? (
          <Stack align="center" gap={56}>
            {letter}
            {links}
          </Stack>
        ) : (
          <Row align="flex-start" justify="space-between">
            {o === 'left' ? letter : links}
            {o === 'left' ? links : letter}
          </Row>
        )}
        <Rule t={t} marginTop={56} marginBottom={28} />
        <LastLine {...props} />
      </Section>
    )
  },
})
