-- A delete puts no index together anew, which keeps everybody waiting: `mergeIndexes` does it, in parts.
INSERT INTO users_search(users_search, rank) VALUES('deletemerge', 0);--> statement-breakpoint
INSERT INTO users_short(users_short, rank) VALUES('deletemerge', 0);--> statement-breakpoint
INSERT INTO projects_search(projects_search, rank) VALUES('deletemerge', 0);--> statement-breakpoint
INSERT INTO projects_short(projects_short, rank) VALUES('deletemerge', 0);--> statement-breakpoint
INSERT INTO company_profiles_search(company_profiles_search, rank) VALUES('deletemerge', 0);--> statement-breakpoint
INSERT INTO company_profiles_short(company_profiles_short, rank) VALUES('deletemerge', 0);--> statement-breakpoint
INSERT INTO requests_search(requests_search, rank) VALUES('deletemerge', 0);--> statement-breakpoint
INSERT INTO requests_short(requests_short, rank) VALUES('deletemerge', 0);--> statement-breakpoint
INSERT INTO orders_search(orders_search, rank) VALUES('deletemerge', 0);--> statement-breakpoint
INSERT INTO orders_short(orders_short, rank) VALUES('deletemerge', 0);--> statement-breakpoint
INSERT INTO messages_search(messages_search, rank) VALUES('deletemerge', 0);--> statement-breakpoint
INSERT INTO messages_short(messages_short, rank) VALUES('deletemerge', 0);--> statement-breakpoint
INSERT INTO notes_search(notes_search, rank) VALUES('deletemerge', 0);--> statement-breakpoint
INSERT INTO notes_short(notes_short, rank) VALUES('deletemerge', 0);
