import { CheckboxField, CheckboxGroup, RadioField } from '~/components/form/choice-fields'
import { ColorField } from '~/components/form/color-field'
import { PasswordField } from '~/components/form/password-field'
import { SearchField } from '~/components/form/search-field'
import { SegmentedField } from '~/components/form/segmented-field'
import { SelectField } from '~/components/form/select-field'
import { TextareaField, TextField } from '~/components/form/text-field'
import { Part } from './part'

const packages = [
  { value: 'care', label: 'Care' },
  { value: 'studio', label: 'Studio' },
  { value: 'none', label: 'None' },
]

/** Every field, plain and with an error. */
export function Fields() {
  return (
    <Part id="fields" title="Fields">
      <div className="grid gap-x-12 gap-y-5 lg:grid-cols-2">
        <div className="form">
          <TextField name="name" label="Name" defaultValue="Home" />
          <TextField name="focus" label="Focus" defaultValue="Our story" data-state="focus" />
          <TextField
            name="slug"
            label="Address"
            optional
            hint="Letters, figures and dashes. Without one it is made from the name."
          />
          <TextField
            name="readonly"
            label="Read only"
            defaultValue="ines@saltmarsh.example"
            readOnly
          />
          <TextField
            name="off"
            label="Off"
            defaultValue="Only the owner can change this"
            disabled
          />
          <TextField
            name="email"
            type="email"
            label="Email"
            defaultValue="ines.marlow"
            errors="Must be a valid email address"
          />
          <TextField name="date" type="date" label="Go live on" defaultValue="2026-12-05" />
          <PasswordField
            name="password"
            label="Password"
            aside={
              <a className="link" href="#fields">
                Reset password
              </a>
            }
          />
          <SelectField name="package" label="Package" options={packages} placeholder="Choose one" />
          <SelectField
            name="package-error"
            label="Package, wrong"
            options={packages}
            placeholder="Choose one"
            errors="This field is required"
          />
        </div>
        <div className="form">
          <TextareaField name="notes" label="Notes" defaultValue={'Two lines\nof text.'} />
          <TextareaField
            name="notes-error"
            label="What is the page for?"
            errors="This field is required"
          />
          <CheckboxField name="home" label="Home page" checked />
          <CheckboxField name="hidden" label="Hidden" hint="Stays out of the navigation." />
          <CheckboxField name="fixed" label="Off" disabled />
          <CheckboxField name="terms" label="I accept the terms" errors="Please accept the terms" />
          <RadioField
            name="kind"
            label="Starting point"
            defaultValue="blank"
            options={[
              { value: 'blank', label: 'Blank page', hint: 'You pick every panel.' },
              { value: 'template', label: 'A template' },
            ]}
          />
          <RadioField
            name="kind-error"
            label="Starting point, wrong"
            options={[{ value: 'blank', label: 'Blank page' }]}
            errors="Please choose one"
          />
          <CheckboxGroup name="flags" label="May manage" values={['users']} options={flags} />
          <SegmentedField
            name="footer"
            label="Footer"
            defaultValue="custom"
            segments={[
              { value: 'global', label: 'Global' },
              { value: 'custom', label: 'Custom' },
              { value: 'none', label: 'None' },
            ]}
          />
          <ColorField name="primary" label="Primary" defaultValue="#1D6662" />
          <ColorField
            name="secondary"
            label="Secondary"
            defaultValue="#C46"
            errors="Must be a color like #C4623A"
          />
          <div>
            <p className="label">Search</p>
            <Row label="empty" />
            <div className="mt-2">
              <Row label="with a word" value="pottery" />
            </div>
          </div>
        </div>
      </div>
    </Part>
  )
}

const flags = [
  { value: 'users', label: 'Users' },
  { value: 'projects', label: 'Projects' },
]

const Row = ({ label, value }: { label: string; value?: string }) => (
  <SearchField label={`Search projects, ${label}`} value={value} action="/test" />
)
