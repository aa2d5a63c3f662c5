import { Avatar } from '~/components/ui/avatar'
import { Button, ButtonLink, IconButton, IconLink } from '~/components/ui/button'
import { Icon } from '~/components/ui/icon'
import { iconNames } from '~/components/ui/icons'
import { ImagePreview } from '~/components/ui/image-preview'
import { SafeImage } from '~/components/ui/safe-image'
import { ColorDot, Segmented, SegmentedLinks } from '~/components/ui/segmented'
import { Tag } from '~/components/ui/tag'
import { Time } from '~/components/ui/time'
import { Part, Row, State } from './part'

const people = [
  'Nadia Hollis',
  'Elif Varga',
  'Theo Brandt',
  'Ravi Okonjo',
  'Sana Dufour',
  'Priya Wend',
  'Juno Salter',
]

const orientations = [
  { value: 'left', label: 'Left', icon: 'align-left' },
  { value: 'center', label: 'Center', icon: 'align-center' },
  { value: 'right', label: 'Right', icon: 'align-right' },
] as const

const colors = [
  { value: 'dark', label: 'Dark', mark: <ColorDot color="#132d3d" /> },
  { value: 'grey', label: 'Grey', mark: <ColorDot color="#dde3e9" /> },
  { value: 'light', label: 'Light', mark: <ColorDot color="#fff" /> },
]

/** The small parts. */
export function Basics() {
  return (
    <>
      <Part id="buttons" title="Buttons">
        <State name="Primary: normal, hover, focus, busy, off" wide>
          <Row>
            <Button type="button" look="primary">
              Primary
            </Button>
            <Button type="button" look="primary" data-state="hover">
              Hover
            </Button>
            <span className="px-1">
              <Button type="button" look="primary" data-state="focus">
                Focus
              </Button>
            </span>
            <Button type="button" look="primary" busy busyLabel="Saving">
              Save page
            </Button>
            <Button type="button" look="primary" disabled>
              Off
            </Button>
          </Row>
        </State>
        <State name="Secondary, quiet, tint, danger" wide>
          <Row>
            <Button type="button">Secondary</Button>
            <Button type="button" icon="user-plus">
              With icon
            </Button>
            <Button type="button" iconEnd="chevron-down">
              Type
            </Button>
            <Button type="button" busy>
              Working
            </Button>
            <Button type="button" look="quiet">
              Quiet
            </Button>
            <Button type="button" look="tint">
              In use
            </Button>
            <Button type="button" look="quiet-danger" icon="trash">
              Delete
            </Button>
            <Button type="button" look="danger">
              Delete project
            </Button>
            <ButtonLink to="#buttons" icon="external-link">
              A link
            </ButtonLink>
          </Row>
        </State>
        <State name="Icon buttons" wide>
          <Row>
            <IconButton type="button" icon="more" label="More" look="secondary" />
            <IconButton type="button" icon="bell" label="Notifications" />
            <IconButton type="button" icon="trash" label="Delete" look="quiet-danger" />
            <IconButton type="button" icon="undo" label="Undo" disabled />
            <IconLink to="#buttons" icon="search" label="Search" />
          </Row>
        </State>
        <State name="On ink">
          <div className="on-ink flex flex-wrap items-center gap-2 rounded bg-secondary p-3 text-white">
            <Button type="button" look="accent" icon="download">
              Download
            </Button>
            <Button type="button" look="on-dark">
              Quiet on dark
            </Button>
            <IconButton type="button" look="on-dark" icon="undo" label="Undo" />
            <span className="flex items-center gap-2 text-soft">
              <Icon name="check" className="text-success" />
              Saved
            </span>
          </div>
        </State>
      </Part>
      <Part id="segmented" title="Segmented">
        <State name="Words, icons, colors, off">
          <Row>
            <Segmented
              name="header"
              label="Header"
              value="global"
              segments={[
                { value: 'global', label: 'Global' },
                { value: 'custom', label: 'Custom' },
                { value: 'none', label: 'None', disabled: true },
              ]}
            />
            <Segmented
              name="orientation"
              label="Orientation"
              value="left"
              segments={orientations}
            />
            <Segmented name="color" label="Color" value="light" segments={colors} />
          </Row>
        </State>
        <State name="As links">
          <SegmentedLinks
            label="View"
            value="build"
            to={() => '#segmented'}
            segments={[
              { value: 'build', label: 'Build' },
              { value: 'preview', label: 'Preview' },
            ]}
          />
        </State>
      </Part>
      <Part id="people" title="Tags and people">
        <State name="Tags">
          <Row>
            <Tag>Draft</Tag>
            <Tag tone="primary">Admin</Tag>
            <Tag tone="warning">Invited</Tag>
            <Tag tone="success">Published</Tag>
            <Tag tone="danger">Payment failed</Tag>
          </Row>
        </State>
        <State name="People">
          <Row>
            {people.map((name) => (
              <Avatar key={name} name={name} size={32} labelled />
            ))}
            <Avatar name="Marta Kovel" size={28} labelled />
            <Avatar name="Gus" labelled />
            <Avatar name="" labelled />
          </Row>
        </State>
        <State name="Dates">
          <p>
            <Time at={1795219200000} /> and with the time <Time at={1795251240000} withTime />
          </p>
        </State>
      </Part>
      <Part id="icons" title="Icons">
        <ul className="grid grid-cols-2 gap-x-4 md:grid-cols-4 lg:grid-cols-6">
          {iconNames.map((name) => (
            <li key={name} className="flex min-h-8 items-center gap-2">
              <Icon name={name} />
              <span className="muted">{name}</span>
            </li>
          ))}
        </ul>
      </Part>
      <Part id="images" title="Images">
        <State name="Preview that opens large">
          <ImagePreview src="/favicon.svg" alt="The mark of Panelry" width={120} height={120} />
        </State>
        <State name="An image that fails, and its placeholder">
          <Row>
            <SafeImage src="/test/no-such-image.webp" alt="Hero 02" width={240} height={135} />
          </Row>
        </State>
      </Part>
    </>
  )
}
