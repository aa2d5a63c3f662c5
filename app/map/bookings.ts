import type { RouteRow } from './route-row'

/** Calls with the studio: when they can be booked, booking them, and what became of them. */
export const bookingsMap = {
  '/book-schedule': { screen: 'bookings/book.tsx', who: 'clients-and-staff' },
  '/book-schedule/for': { screen: 'bookings/book-for.tsx', who: 'staff' },
  '/book-schedule/calls': { screen: 'bookings/calls.tsx', who: 'clients-and-staff' },
  '/book-schedule/calls/:call/cancel': {
    screen: 'bookings/cancel.tsx',
    who: 'clients-and-staff',
  },
  '/book-schedule/calls/:call/move': { screen: 'bookings/move.tsx', who: 'clients-and-staff' },
  '/book-schedule/calls/:call/call.ics': {
    screen: 'bookings/calendar.ts',
    who: 'clients-and-staff',
  },
  '/account-settings/availability': { screen: 'bookings/availability.tsx', who: 'staff' },
  '/account-settings/time-zone': { screen: 'bookings/time-zone.tsx', who: 'signed-in' },
} as const satisfies Record<string, RouteRow>
