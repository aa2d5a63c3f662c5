import { wordsStayJourneys } from '#tests/fixtures/words-stay-journeys'

wordsStayJourneys()
