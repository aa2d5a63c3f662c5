import { expect, test } from 'vitest'
import { fieldId } from '~/components/form/field-id'
import { formState } from '~/components/form/form-state'
import { maxRetries, retryDelay } from '~/components/ui/safe-image'

test('field ids are fit for a link', () => {
  expect(fieldId('email')).toBe('field-email')
  expect(fieldId('rows[0].email', 'invite')).toBe('field-invite-rows-0-email')
})

test('what was typed wins over what is stored, and errors stay with their field', () => {
  const form = formState(
    { initialValue: { name: 'Hom' }, error: { name: ['Too short'], '': ['Not saved'] } },
    { name: 'Home', slug: 'home' },
  )
  expect(form.field('name')).toEqual({ name: 'name', defaultValue: 'Hom', errors: ['Too short'] })
  expect(form.field('slug').defaultValue).toBeUndefined()
  expect(form.formError).toBe('Not saved')
  expect(form.summary({ name: 'Name', slug: 'Address' })).toEqual([
    { name: 'name', label: 'Name', error: 'Too short' },
  ])
  expect(formState(null, { slug: 'home' }).field('slug').defaultValue).toBe('home')
})

test('PANEL-17 an image is asked for 5 more times, each later than the one before', () => {
  const waits = Array.from({ length: maxRetries }, (_, i) => retryDelay(i + 1))
  expect(waits).toEqual([250, 500, 1000, 2000, 4000])
})
