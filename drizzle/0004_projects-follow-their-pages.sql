-- Until now only a project's own row counted as its last change: its pages and their operations do, too.
UPDATE projects SET updated_at = max(
  updated_at,
  coalesce((SELECT max(p.updated_at) FROM pages p WHERE p.project_id = projects.id), 0),
  coalesce((SELECT max((SELECT o.created_at FROM page_ops o WHERE o.page_id = p.id ORDER BY o.revision DESC LIMIT 1))
    FROM pages p WHERE p.project_id = projects.id), 0));
--> statement-breakpoint
CREATE INDEX `projects_edited` ON `projects` (`owner_id`,`folder_id`,`updated_at`,`id`);
