import { wordSearchJourneys } from '#tests/fixtures/word-search-journeys'

wordSearchJourneys()
