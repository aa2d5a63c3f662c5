import { definePanel } from '../../define-panel'
import type { PanelProps } from '../../definition'
import { cover, jug, lake, plate, product, stairs } from '../../pictures'
import { Box, Chip, Columns, Head, Pic, Row, Section, Stack, Text } from '../../primitives'
import type { Orientation } from '../../types'

const content = {
  eyebrow: 'Studio Marrow',
  title: 'Brands you can pick up',
  lead: 'Packaging, menus and signs for 62 small makers since 2017.',
  filters: ['All', 'Packaging', 'Places', 'Print'],
  projects: [
    { name: 'Sal e Sol', about: 'Menus and plates for a harbour kitchen', kind: 'Places' },
    { name: 'Fig & Cedar', about: 'Bottles and refills', kind: 'Packaging' },
    { name: 'Arc Quarterly', about: 'A magazine in nine issues', kind: 'Print' },
    { name: 'Casa Rosa', about: 'Signs for a guest house', kind: 'Places' },
    { name: 'Orchard Co-op', about: 'Crates, labels, a van', kind: 'Packaging' },
    { name: 'Stillwater', about: 'Trail maps for a lake', kind: 'Print' },
  ],
}

type Props = PanelProps<typeof content>

function picture({ t }: Props, index: number) {
  const p = t.pictures
  const pictures = [
    () => plate(p, { variant: 2 }),
    () => product(p, { kind: 'bottle', backdrop: 'secondary' }),
    () => cover(p, { motif: 'arches' }),
    () => stairs(p),
    () => jug(p),
    () => lake(p, { lift: 30 }),
  ]
  return (pictures[index] ?? (() => lake(p)))()
}

const Filters = ({ t, content }: Props) => (
  <Row gap={8}>
    {content.filters.map((filter, i) => (
      <Box
        key={filter}
        padding="9px 18px"
        radius={99}
        background={i ? undefined : t.action}
        border={`1px solid ${i ? t.line : t.actionLine}`}
      >
        <Text size="small" weight={600} color={i ? t.muted : t.onAction}>
          {filter}
        </Text>
      </Box>
    ))}
  </Row>
)

type TileProps = Props & { index: number; width: number; height: number }

/** The picture with its caption on a white plate: a fade would be mud on a bright picture. */
function Tile({ index, width, height, ...props }: TileProps) {
  const project = props.content.projects[index]
  if (!project) return null
  return (
    <Box relative width={width} height={height}>
      <Pic picture={picture(props, index)} width={width} height={height} />
      <Stack
        width={Math.min(width - 32, 352)}
        padding="12px 18px 14px"
        radius={14}
        background="#ffffff"
        absolute={{ left: 16, bottom: 16 }}
      >
        <Text size="h5" color="#14161c">
          {project.name}
        </Text>
        <Text size="small" color="#565b66">
          {project.about}
        </Text>
      </Stack>
      <Box absolute={{ left: 16, top: 16 }}>
        <Chip t={props.t} kind="white">
          {project.kind}
        </Chip>
      </Box>
    </Box>
  )
}

/** Widths of both rows: one wide tile, on the other side when mirrored, none when centred. */
const rows: Record<Orientation, [number[], number[]]> = {
  left: [
    [792, 384],
    [282, 282, 588],
  ],
  center: [
    [384, 384, 384],
    [384, 384, 384],
  ],
  right: [
    [384, 792],
    [588, 282, 282],
  ],
}
const order: Record<Orientation, number[]> = {
  left: [0, 1, 2, 3, 5],
  center: [0, 1, 2, 3, 4, 5],
  right: [1, 0, 5, 3, 4],
}

export default definePanel({
  id: 'portfolio-grid',
  name: 'Filtered grid',
  category: 'portfolio',
  columns: 3,
  keywords: ['tiles', 'filter', 'branding', 'projects'],
  usesBrandName: false,
  content,
  render(props) {
    const { t, o, content } = props
    let next = 0
    return (
      <Section t={t}>
        <Head
          columns={3}
          t={t}
          o={o}
          marginBottom={56}
          eyebrow={content.eyebrow}
          title={content.title}
          lead={content.lead}
          action={<Filters {...props} />}
        />
        <Stack gap={24}>
          {rows[o].map((widths, row) => (
            <Columns key={`${row}`}>
              {widths.map((width) => {
                const index = order[o][next++] ?? 0
                const height = o === 'center' ? 340 : row ? 320 : 400
                return <Tile key={index} {...props} index={index} width={width} height={height} />
              })}
            </Columns>
          ))}
        </Stack>
      </Section>
    )
  },
})
