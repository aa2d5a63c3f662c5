import { expect, test } from 'vitest'
import { filledIn, unknownVariable, variablesFor } from '~/shared/canned'
import { paragraphsOf } from '~/shared/paragraphs'
import { pinParam, readPinParam } from '~/shared/pin-param'
import { listPlaceholders } from '~/shared/placeholders'
import { isVideoPlayer } from '~/shared/video-hosts'
import { isVisible } from '~/shared/visible'

test('placeholders are named each once, at most five', () => {
  expect(
    listPlaceholders('By [[day]], {{who}} or [[day]]; [[ ]] and [x] {y} [[two\nlines]]'),
  ).toEqual(['[[day]]', '{{who}}', '[[ ]]'])
  expect(listPlaceholders('[[1]] [[2]] [[3]] [[4]] [[5]] [[6]]')).toEqual(
    [1, 2, 3, 4, 5].map((n) => `[[${n}]]`),
  )
  expect(listPlaceholders('Nothing is left.')).toEqual([])
})

test('variables are those of what is talked about; one without a value stays as it is written', () => {
  const ofAll = ['client.fullName', 'staff.fullName']
  expect(variablesFor('request').toSorted()).toEqual(
    [...ofAll, 'request.number', 'request.type'].toSorted(),
  )
  expect(variablesFor('order').toSorted()).toEqual([...ofAll, 'order.number'].toSorted())
  const text = 'Dear {{ client.fullName }}, #{{order.number}} {{unknown}} {{}'
  expect(filledIn(text, { 'client.fullName': 'Ada $& Finch', 'order.number': undefined })).toBe(
    'Dear Ada $& Finch, #{{order.number}} {{unknown}} {{}',
  )
  expect(unknownVariable('{{client.fullName}} {{ nobody }}', 'order')).toBe('nobody')
  expect(unknownVariable('No variable, {but} braces', 'order')).toBeUndefined()
})

test('an empty line ends a paragraph, lines with a hyphen are points', () => {
  const text = ['One', ' two ', '', ' \t', 'Three', '- a', ' * b', '• c', '-d', '', '- e'].join(
    '\n',
  )
  const blocks = [
    { kind: 'paragraph', lines: ['One', 'two'] },
    { kind: 'paragraph', lines: ['Three'] },
    { kind: 'list', lines: ['a', 'b', 'c'] },
    { kind: 'paragraph', lines: ['-d'] },
    { kind: 'list', lines: ['e'] },
  ]
  for (const end of ['\n', '\r\n', '\r']) {
    expect(paragraphsOf(text.replaceAll('\n', end)), JSON.stringify(end)).toEqual(blocks)
  }
  expect(paragraphsOf(' \n\n ')).toEqual([])
  expect(paragraphsOf('5 - 3')).toEqual([{ kind: 'paragraph', lines: ['5 - 3'] }])
})

test('a text is seen when anything of it is drawn', () => {
  for (const text of ['a', ' . ', '日', '👍', '\u200b!']) expect(isVisible(text), text).toBe(true)
  for (const text of ['', ' \n\t', '\u200b', '\u00a0', '\u3164', '\u2800', '\u00ad']) {
    expect(isVisible(text), JSON.stringify(text)).toBe(false)
  }
})

test('a video is the player of a host that may stand in a message', () => {
  const players = [
    'https://www.youtube-nocookie.com/embed/a_B-9',
    'https://www.youtube.com/embed/a?start=5',
    'https://player.vimeo.com/video/123',
    'https://www.loom.com/embed/abc',
  ]
  for (const address of players) expect(isVideoPlayer(address), address).toBe(true)
  const others = [
    'http://www.youtube.com/embed/a',
    'https://www.youtube.com:8443/embed/a',
    'https://me@www.youtube.com/embed/a',
    'https://evil.example/embed/a',
    'https://www.youtube.com/watch?v=a',
    'https://www.youtube.com/x/embed/a',
    'https://www.youtube.com/embed/a/b',
    'https://www.youtube-nocookie.com/x/embed/a',
    'https://www.youtube-nocookie.com/embed/a/b',
    'https://player.vimeo.com/video/12a',
    'https://player.vimeo.com/x/video/12',
    'https://www.loom.com/embed/',
    'https://www.loom.com/embed/a/b',
    'https://www.loom.com/x/embed/a',
    'no address',
  ]
  for (const address of others) expect(isVideoPlayer(address), address).toBe(false)
})

test('a place in a project is read from the word of an address, and from no other', () => {
  const pin = { projectId: 'p', pageId: 'a', sectionId: 's', revision: 7 }
  expect(pinParam(pin)).toBe('p.a.s.7')
  expect(readPinParam('p-1.a2.s3.17')).toEqual({
    projectId: 'p-1',
    pageId: 'a2',
    sectionId: 's3',
    revision: 17,
  })
  for (const word of [
    '',
    'p.a.1',
    'p.a.s.x',
    'P.a.s.1',
    '!p.a.s.1',
    'p.a.s.1!',
    'p.a.s.1234567890',
  ]) {
    expect(readPinParam(word), word).toBeNull()
  }
})
