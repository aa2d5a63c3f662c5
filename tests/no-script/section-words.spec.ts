import { sectionWordsJourneys } from '#tests/fixtures/section-words-journeys'

sectionWordsJourneys()
