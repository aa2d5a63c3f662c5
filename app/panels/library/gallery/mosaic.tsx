import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import {
  bedroom,
  jug,
  kitchen,
  type Picture,
  plate,
  stairs,
  terrace,
  vineyard,
} from '../../pictures'
import type { IconName } from '../../primitives'
import { Box, Button, Columns, Head, Icon, Pic, Row, Section, Stack, Text } from '../../primitives'

/** What is seen close up. */
type Detail = 'plate' | 'bedroom'

const icon: IconName = 'calendar'
const detail: Detail = 'plate'

const content = {
  eyebrow: 'Casa Ostana',
  title: 'Nine rooms, one long terrace',
  lead: 'Photographed on a Tuesday in May, with nothing moved and nobody paid to smile.',
  button: 'Check dates',
  icon,
  detail: detail as Detail,
  count: 'All 48 pictures',
}

type Props = PanelProps<typeof content>

const gap = 24
const unit = 282
const double = unit * 2 + gap

function shots({
  t,
  content,
}: Props): Record<'view' | 'stairs' | 'kitchen' | 'plate' | 'jug' | 'vines', Picture> {
  const p = t.pictures
  return {
    view: terrace(p),
    stairs: stairs(p),
    kitchen: kitchen(p),
    plate: content.detail === 'bedroom' ? bedroom(p) : plate(p, { variant: 1 }),
    jug: jug(p),
    vines: vineyard(p),
  }
}

const Shot = ({
  picture,
  wide = false,
  tall = false,
}: {
  picture: Picture
  wide?: boolean
  tall?: boolean
}) => <Pic picture={picture} width={wide ? double : unit} height={tall ? double : unit} />

/** The last picture carries the number of all. */
const Last = ({ picture, content }: Props & { picture: Picture }) => (
  <Box relative width={unit} height={unit}>
    <Shot picture={picture} />
    <Row
      gap={10}
      height={44}
      padding="0 16px"
      radius={12}
      background="#ffffff"
      absolute={{ left: 16, bottom: 16 }}
    >
      <Icon name="image" size={18} color="#14161c" />
      <Text size="small" weight={600} color="#14161c" nowrap>
        {content.count}
      </Text>
    </Row>
  </Box>
)

function Mosaic(props: Props) {
  const pictures = shots(props)
  if (props.o === 'center') {
    return (
      <Columns>
        <Stack gap={gap}>
          <Shot picture={pictures.stairs} />
          <Shot picture={pictures.jug} />
        </Stack>
        <Shot picture={pictures.kitchen} wide tall />
        <Stack gap={gap}>
          <Shot picture={pictures.plate} />
          <Last {...props} picture={pictures.vines} />
        </Stack>
      </Columns>
    )
  }
  const big = <Shot key="big" picture={pictures.view} wide tall />
  const small = (
    <Stack key="small" gap={gap}>
      <Columns>
        <Shot picture={pictures.plate} />
        <Shot picture={pictures.stairs} />
      </Columns>
      <Columns>
        <Shot picture={pictures.vines} />
        <Last {...props} picture={pictures.jug} />
      </Columns>
    </Stack>
  )
  const tall = (
    <Stack key="tall" gap={gap}>
      <Shot picture={pictures.kitchen} wide />
      <Columns>
        <Shot picture={pictures.plate} />
        <Last {...props} picture={pictures.jug} />
      </Columns>
    </Stack>
  )
  return <Columns>{props.o === 'left' ? [big, small] : [tall, big]}</Columns>
}

export default definePanel({
  id: 'gallery-mosaic',
  name: 'Mosaic',
  category: 'gallery',
  columns: 4,
  keywords: ['pictures', 'hotel', 'rooms', 'grid'],
  usesBrandName: false,
  content,
  render(props) {
    const { t, o, content } = props
    return (
      <Section t={t}>
        <Head
          t={t}
          o={o}
          marginBottom={56}
          eyebrow={content.eyebrow}
          title={content.title}
          lead={content.lead}
          action={
            <Button t={t} icon={content.icon} iconFirst>
              {content.button}
            </Button>
          }
        />
        <Mosaic {...props} />
      </Section>
    )
  },
})
