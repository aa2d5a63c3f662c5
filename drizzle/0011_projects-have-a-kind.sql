ALTER TABLE `projects` ADD `kind` text DEFAULT 'website' NOT NULL CONSTRAINT "projects_kind" CHECK(kind in ('website', 'page_template', 'project_template'));--> statement-breakpoint
UPDATE `projects` SET `kind` = CASE `page_template` WHEN 1 THEN 'page_template' ELSE 'project_template' END WHERE `template` = 1;--> statement-breakpoint
-- Of a website, `published` said that its share link is on: now the link itself says so.
UPDATE `projects` SET `share_token` = NULL WHERE `kind` = 'website' AND `published` = 0 AND `share_token` IS NOT NULL;--> statement-breakpoint
UPDATE `projects` SET `published` = 0 WHERE `kind` = 'website' AND `published` = 1;--> statement-breakpoint
DROP INDEX `projects_templates`;--> statement-breakpoint
DROP INDEX `projects_page_templates`;--> statement-breakpoint
ALTER TABLE `projects` DROP COLUMN `template`;--> statement-breakpoint
ALTER TABLE `projects` DROP COLUMN `page_template`;--> statement-breakpoint
CREATE INDEX `projects_templates` ON `projects` (`kind`,`created_at`,`id`) WHERE kind <> 'website';
