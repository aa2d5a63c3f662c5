CREATE TABLE `primary_terms` (
	`id` text PRIMARY KEY NOT NULL,
	`node` text NOT NULL,
	`position` integer NOT NULL,
	`at` integer NOT NULL
);
