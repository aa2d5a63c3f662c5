import { usersJourneys } from '#tests/fixtures/users-journeys'

usersJourneys()
