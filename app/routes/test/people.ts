/** Sample people of the gallery; nobody real. */
export type Person = {
  name: string
  email: string
  role: string
  projects: number
  seen: number | null
}

const person = (name: string, role: string, projects: number, seen: string | null): Person =>
  ({
    name,
    email: `${name.toLowerCase().replaceAll(' ', '.')}@panelry.example`,
    role,
    projects,
    seen: seen && Date.parse(`${seen}T12:00:00Z`),
  }) as Person

export const people: Person[] = [
  person('Elif Varga', 'Employee', 4, '2026-11-20'),
  person('Nadia Hollis', 'Client', 2, '2026-11-20'),
  person('Ravi Okonjo', 'Admin', 7, '2026-11-20'),
  person('Bartholomew Quennell-Ashworth of Lower Harbourside', 'Client', 3, '2026-11-16'),
  person('Tomas Lind', 'Client', 0, null),
  person('Theo Brandt', 'Employee', 11, '2026-11-19'),
  person('Sana Dufour', 'Employee', 2, '2026-11-13'),
  person('Ines Marlow', 'User', 1, '2026-11-12'),
  person('Gus Halloran', 'Employee', 5, '2026-11-09'),
  person('Marta Kovel', 'Employee', 6, '2026-11-08'),
  person('Yara Benning', 'Client', 2, '2026-11-06'),
  person('Callum Pryce', 'User', 0, '2026-11-05'),
]
