import { picturePinsJourneys } from '#tests/fixtures/picture-pins-journeys'

picturePinsJourneys()
